/**
 * @generated SignedSource<<1de4f9a64458288be4572e9743240205>>
 * @relayHash b28c83a064640f717400ba2532cece11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b62d51fa3cd317a1cb8e27833bcca9e9df75e8c463379305b92d6f7f5ab51bd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b62d51fa3cd317a1cb8e27833bcca9e9df75e8c463379305b92d6f7f5ab51bd5",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
