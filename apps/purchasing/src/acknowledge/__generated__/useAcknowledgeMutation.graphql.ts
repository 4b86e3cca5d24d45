/**
 * @generated SignedSource<<2211cfe0a11f2041061c49e89a7c490f>>
 * @relayHash aabaeda492a09b98645e382d7b5a7d59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 451233bd0ebc6ac421c94b31048ea8358b1643c9f7658cb2b3b9fa5a8bcd1d3b

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
  "name": "reference",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acknowledgedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v7 = {
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
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "acknowledgedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "acknowledgedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
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
    "cacheID": "aabaeda492a09b98645e382d7b5a7d59",
    "id": "451233bd0ebc6ac421c94b31048ea8358b1643c9f7658cb2b3b9fa5a8bcd1d3b",
    "metadata": {},
    "name": "useAcknowledgeMutation",
    "operationKind": "mutation",
    "text": "mutation useAcknowledgeMutation(\n  $input: acknowledgePurchaseOrderInput!\n) {\n  acknowledgePurchaseOrder(input: $input) {\n    purchaseOrder {\n      id\n      reference\n      status\n      acknowledgedAt\n      acknowledgedBy {\n        id\n        avatarUrl\n        person {\n          fullName\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6ca06079af9ea4e1856f3c798c897d3c";

export default node;
