/**
 * @generated SignedSource<<99f7ce29bd8a7af16a851ba13f30c687>>
 * @relayHash bf2f8d4510ac2b60758799c2bdac4cb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aadd0f93e6736d001817bbad9807984d9a7b96b5b56129604c7ac3aa60acf8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9aadd0f93e6736d001817bbad9807984d9a7b96b5b56129604c7ac3aa60acf8d",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
