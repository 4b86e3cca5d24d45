/**
 * @generated SignedSource<<f72522c580768ec14ed60931805da88a>>
 * @relayHash 8ec0074a979f2af4148dfaa4cdd778c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1a4f0618f1820c2024b8acd2e6643cf7638d913ecf6483f9ddd7c30a32063cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageQuery } from './PurchaseOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1a4f0618f1820c2024b8acd2e6643cf7638d913ecf6483f9ddd7c30a32063cc",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
