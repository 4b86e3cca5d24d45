/**
 * @generated SignedSource<<bd225340766b27cb1607c616c6a7c21c>>
 * @relayHash 4863e23f8ebaa5bafe617976b8dea420
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9df0476d194ffa4cef6d9bde9ddf8de5d96923a11f988d95ff7d223a12080584

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9df0476d194ffa4cef6d9bde9ddf8de5d96923a11f988d95ff7d223a12080584",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
