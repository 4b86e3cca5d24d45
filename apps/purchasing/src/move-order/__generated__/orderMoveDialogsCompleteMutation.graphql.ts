/**
 * @generated SignedSource<<77f052fdc043726c4c9c30237db05a04>>
 * @relayHash a3c8caeba3d0b2e6934feb920c18aa17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e862c16d97de11434e92534fc695282491959b5cb04e1915c6bb83f2321adbc0

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type completePurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type orderMoveDialogsCompleteMutation$variables = {
  input: completePurchaseOrderInput;
};
export type orderMoveDialogsCompleteMutation$data = {
  readonly moved: {
    readonly record: {
      readonly id: string;
      readonly reference: string;
      readonly status: PurchaseOrderStatus;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type orderMoveDialogsCompleteMutation = {
  response: orderMoveDialogsCompleteMutation$data;
  variables: orderMoveDialogsCompleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "moved",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "completePurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "completePurchaseOrder",
    "plural": false,
    "selections": [
      {
        "alias": "record",
        "args": null,
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "orderMoveDialogsCompleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderMoveDialogsCompleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a3c8caeba3d0b2e6934feb920c18aa17",
    "id": "e862c16d97de11434e92534fc695282491959b5cb04e1915c6bb83f2321adbc0",
    "metadata": {},
    "name": "orderMoveDialogsCompleteMutation",
    "operationKind": "mutation",
    "text": "mutation orderMoveDialogsCompleteMutation(\n  $input: completePurchaseOrderInput!\n) {\n  moved: completePurchaseOrder(input: $input) {\n    record: purchaseOrder {\n      id\n      reference\n      status\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6fba98b59844d4344e3e4f50b9c7956a";

export default node;
