/**
 * @generated SignedSource<<8cf9c238a9a7d0afbd9cf9de4372d70b>>
 * @relayHash e19cd267b0603abed838b684803418a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e263ea3d54daa462e9af3af3cdc9cda5f2450c9bb371f1db2fe8a5d559ce2f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e263ea3d54daa462e9af3af3cdc9cda5f2450c9bb371f1db2fe8a5d559ce2f7",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
