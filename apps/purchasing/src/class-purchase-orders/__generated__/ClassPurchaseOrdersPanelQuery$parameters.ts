/**
 * @generated SignedSource<<19b1b21003f00a611cff1bd246ffed71>>
 * @relayHash c87ff206b6bad7b384923e17ff037d3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b16b79b8cfbd64f0c20c34bd2f3858d8fd8fc70976627f5d905e02e5fd4261d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPurchaseOrdersPanelQuery } from './ClassPurchaseOrdersPanelQuery.graphql';

const node: PreloadableConcreteRequest<ClassPurchaseOrdersPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b16b79b8cfbd64f0c20c34bd2f3858d8fd8fc70976627f5d905e02e5fd4261d",
    "metadata": {},
    "name": "ClassPurchaseOrdersPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
