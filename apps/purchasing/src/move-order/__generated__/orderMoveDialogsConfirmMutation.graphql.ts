/**
 * @generated SignedSource<<2be9fabeebb08cd6b67f7f744347cc9e>>
 * @relayHash eded1ff4958b35326d62880d74c273c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07d1c9f36848e969fb14a6745b6ba752196e3c3575cbcaea03a08344c3e475e1

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type confirmPurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type orderMoveDialogsConfirmMutation$variables = {
  input: confirmPurchaseOrderInput;
};
export type orderMoveDialogsConfirmMutation$data = {
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
export type orderMoveDialogsConfirmMutation = {
  response: orderMoveDialogsConfirmMutation$data;
  variables: orderMoveDialogsConfirmMutation$variables;
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
    "concreteType": "confirmPurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "confirmPurchaseOrder",
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
    "name": "orderMoveDialogsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderMoveDialogsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eded1ff4958b35326d62880d74c273c6",
    "id": "07d1c9f36848e969fb14a6745b6ba752196e3c3575cbcaea03a08344c3e475e1",
    "metadata": {},
    "name": "orderMoveDialogsConfirmMutation",
    "operationKind": "mutation",
    "text": "mutation orderMoveDialogsConfirmMutation(\n  $input: confirmPurchaseOrderInput!\n) {\n  moved: confirmPurchaseOrder(input: $input) {\n    record: purchaseOrder {\n      id\n      reference\n      status\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5d79311c4b563b30c6d078f1e78f7196";

export default node;
