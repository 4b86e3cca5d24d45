/**
 * @generated SignedSource<<83c650d5126acd2eddb3908147d78f28>>
 * @relayHash 6bb0e415df355a96d6d6dd8f1f34715d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9768cca95108899f4ecb0108333713f3d758d65426e521a68bf41e5d66950857

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9768cca95108899f4ecb0108333713f3d758d65426e521a68bf41e5d66950857",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
