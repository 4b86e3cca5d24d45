/**
 * @generated SignedSource<<e80efccc90c4664eb59dfca836ab2a87>>
 * @relayHash 500ce88c968e48d664100328aa3b3e86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9db1d75f8d1e2eb3869282bec6e8517fb956dabc3ff0384fc2f15c60993243d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageCountQuery } from './PurchaseOrderListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9db1d75f8d1e2eb3869282bec6e8517fb956dabc3ff0384fc2f15c60993243d",
    "metadata": {},
    "name": "PurchaseOrderListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
