/**
 * @generated SignedSource<<425c4e18d11ce294b0fa0a41b05205df>>
 * @relayHash 931a4ee9f3e4c1bfc18c3e463f34a220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f12ed2593b5804b77bc88439bca0d0bff19912a9f4f4e32c6136a4dae5b8a002

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type cancelPurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type orderMoveDialogsCancelMutation$variables = {
  input: cancelPurchaseOrderInput;
};
export type orderMoveDialogsCancelMutation$data = {
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
export type orderMoveDialogsCancelMutation = {
  response: orderMoveDialogsCancelMutation$data;
  variables: orderMoveDialogsCancelMutation$variables;
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
    "concreteType": "cancelPurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "cancelPurchaseOrder",
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
    "name": "orderMoveDialogsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderMoveDialogsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "931a4ee9f3e4c1bfc18c3e463f34a220",
    "id": "f12ed2593b5804b77bc88439bca0d0bff19912a9f4f4e32c6136a4dae5b8a002",
    "metadata": {},
    "name": "orderMoveDialogsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation orderMoveDialogsCancelMutation(\n  $input: cancelPurchaseOrderInput!\n) {\n  moved: cancelPurchaseOrder(input: $input) {\n    record: purchaseOrder {\n      id\n      reference\n      status\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b00d435a5c328034cd57e55e6dd829e4";

export default node;
