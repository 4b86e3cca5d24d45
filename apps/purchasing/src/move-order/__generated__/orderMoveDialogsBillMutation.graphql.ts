/**
 * @generated SignedSource<<d86e7b32a69537cfa31c1bca4f1828e6>>
 * @relayHash 23908e3196bc8f6874a9f3bae264bb9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3af54c63d17d106675386fe2a96254bf1d09e8f31b24a2b8042ae894afb65b44

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type billPurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type orderMoveDialogsBillMutation$variables = {
  input: billPurchaseOrderInput;
};
export type orderMoveDialogsBillMutation$data = {
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
export type orderMoveDialogsBillMutation = {
  response: orderMoveDialogsBillMutation$data;
  variables: orderMoveDialogsBillMutation$variables;
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
    "concreteType": "billPurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "billPurchaseOrder",
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
    "name": "orderMoveDialogsBillMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderMoveDialogsBillMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "23908e3196bc8f6874a9f3bae264bb9b",
    "id": "3af54c63d17d106675386fe2a96254bf1d09e8f31b24a2b8042ae894afb65b44",
    "metadata": {},
    "name": "orderMoveDialogsBillMutation",
    "operationKind": "mutation",
    "text": "mutation orderMoveDialogsBillMutation(\n  $input: billPurchaseOrderInput!\n) {\n  moved: billPurchaseOrder(input: $input) {\n    record: purchaseOrder {\n      id\n      reference\n      status\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "431bf4932ba97896992ba57fe0c04466";

export default node;
