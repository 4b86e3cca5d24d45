/**
 * @generated SignedSource<<1f6ca2f4825b13640d018b517977b6f3>>
 * @relayHash 698f7d4ef9edd5e0d63131e07827cc0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135538affd0d1b995abd04354b2c794d3a6a4bc2bf160d66476f68bd6262bd6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "135538affd0d1b995abd04354b2c794d3a6a4bc2bf160d66476f68bd6262bd6a",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
