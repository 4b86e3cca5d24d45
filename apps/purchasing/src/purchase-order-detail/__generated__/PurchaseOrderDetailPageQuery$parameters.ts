/**
 * @generated SignedSource<<8fdb460852032dd68aba292a355c030c>>
 * @relayHash a7aadd61e02c4f945fa4cb7e4b7b13c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc53a685fee7cd2c3cb33e57a9c0e9def2988dfd48410e2bbe77df9d37ebf063

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc53a685fee7cd2c3cb33e57a9c0e9def2988dfd48410e2bbe77df9d37ebf063",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
