/**
 * @generated SignedSource<<9b0507ca61befde8c066d45a1b0bb5f9>>
 * @relayHash c61bf46ee0ed1d37579327162ea905bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2ae66c628c7c41d27adf97dba28d1ae4fbc253061f3e67ba0f6f28f4040235

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageQuery } from './PurchaseOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b2ae66c628c7c41d27adf97dba28d1ae4fbc253061f3e67ba0f6f28f4040235",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
