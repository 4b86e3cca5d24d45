/**
 * @generated SignedSource<<a797b6cc0818d58d4ee70902e8f2eb13>>
 * @relayHash cd18fcedce1f82eeecd3692c52f16ade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e406f09ad240ad62b8903f933f31eedf2c2203b5efdbef408e64863a6f253f3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e406f09ad240ad62b8903f933f31eedf2c2203b5efdbef408e64863a6f253f3f",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
