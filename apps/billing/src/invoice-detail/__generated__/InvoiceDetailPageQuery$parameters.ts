/**
 * @generated SignedSource<<9e09190519bf04cfd60eedb4cec1c453>>
 * @relayHash b7b24ca9e3b2311bbb740ba105a1ae57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b840ebbaa2bdd507f9322f27327eb82c1a0d71e612655185702356eb6789ea0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b840ebbaa2bdd507f9322f27327eb82c1a0d71e612655185702356eb6789ea0",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
