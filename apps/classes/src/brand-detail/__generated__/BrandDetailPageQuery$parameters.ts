/**
 * @generated SignedSource<<a17b17c8041c7ad7d961f7f2d72c6ae0>>
 * @relayHash 73baf6336ed54363675f976f390c2b49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f28711156b3fb0b607d70bf0c8ab5afcce9d197e2218b6630153d42231092efc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandDetailPageQuery } from './BrandDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f28711156b3fb0b607d70bf0c8ab5afcce9d197e2218b6630153d42231092efc",
    "metadata": {},
    "name": "BrandDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
