/**
 * @generated SignedSource<<eb3343fa137b7c1795b945f52d2fa6d5>>
 * @relayHash da2a751836ca9ace5076ba61b4b4818f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20987ed0f5e150cd3d2f7143a1d10c5a1469d2fec87ab303f8eb58ec1fefa55d

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type acknowledgePurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useAcknowledgeMutation$variables = {
  input: acknowledgePurchaseOrderInput;
};
export type useAcknowledgeMutation$data = {
  readonly acknowledgePurchaseOrder: {
    readonly purchaseOrder: {
      readonly acknowledgedAt: string | null | undefined;
      readonly acknowledgedBy: {
        readonly avatarUrl: string | null | undefined;
        readonly id: string;
        readonly person: {
          readonly fullName: string;
        };
      } | null | undefined;
      readonly id: string;
      readonly reference: string;
      readonly status: PurchaseOrderStatus;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useAcknowledgeMutation = {
  response: useAcknowledgeMutation$data;
  variables: useAcknowledgeMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acknowledgedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAcknowledgeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "acknowledgePurchaseOrderPayload",
        "kind": "LinkedField",
        "name": "acknowledgePurchaseOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseOrder",
            "kind": "LinkedField",
            "name": "purchaseOrder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "acknowledgedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcknowledgeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "acknowledgePurchaseOrderPayload",
        "kind": "LinkedField",
        "name": "acknowledgePurchaseOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseOrder",
            "kind": "LinkedField",
            "name": "purchaseOrder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "acknowledgedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "da2a751836ca9ace5076ba61b4b4818f",
    "id": "20987ed0f5e150cd3d2f7143a1d10c5a1469d2fec87ab303f8eb58ec1fefa55d",
    "metadata": {},
    "name": "useAcknowledgeMutation",
    "operationKind": "mutation",
    "text": "mutation useAcknowledgeMutation(\n  $input: acknowledgePurchaseOrderInput!\n) {\n  acknowledgePurchaseOrder(input: $input) {\n    purchaseOrder {\n      id\n      version\n      reference\n      status\n      acknowledgedAt\n      acknowledgedBy {\n        id\n        avatarUrl\n        person {\n          fullName\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "93140f5cc5538750d31ecf228ec0b347";

export default node;
