/**
 * @generated SignedSource<<f2b2e0ec0d7975ee067af826bc0615c7>>
 * @relayHash 4dd54111bcd4ec81b9fc5503475ed05a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9497b1da1f86309ba422c9ba75d3609bdf315f919b23fae5b5184d714b3ce3a3

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type deliverPurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type orderMoveDialogsDeliverMutation$variables = {
  input: deliverPurchaseOrderInput;
};
export type orderMoveDialogsDeliverMutation$data = {
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
export type orderMoveDialogsDeliverMutation = {
  response: orderMoveDialogsDeliverMutation$data;
  variables: orderMoveDialogsDeliverMutation$variables;
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
    "concreteType": "deliverPurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "deliverPurchaseOrder",
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
    "name": "orderMoveDialogsDeliverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderMoveDialogsDeliverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4dd54111bcd4ec81b9fc5503475ed05a",
    "id": "9497b1da1f86309ba422c9ba75d3609bdf315f919b23fae5b5184d714b3ce3a3",
    "metadata": {},
    "name": "orderMoveDialogsDeliverMutation",
    "operationKind": "mutation",
    "text": "mutation orderMoveDialogsDeliverMutation(\n  $input: deliverPurchaseOrderInput!\n) {\n  moved: deliverPurchaseOrder(input: $input) {\n    record: purchaseOrder {\n      id\n      reference\n      status\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f8c847fbd96c7ac0ba64226fc2e2a008";

export default node;
