/**
 * @generated SignedSource<<0b76b1923db16498f7007d8d794188fe>>
 * @relayHash 13934df2d99fc8822cc69474e39bb000
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fa5ae54f2f4c6d3134628e268ddee3bca14537f17ec503bce8651bb666902d6

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type useAcknowledgeQuery$variables = {
  id: string;
};
export type useAcknowledgeQuery$data = {
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
    readonly status: PurchaseOrderStatus;
  } | null | undefined;
};
export type useAcknowledgeQuery = {
  response: useAcknowledgeQuery$data;
  variables: useAcknowledgeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acknowledgedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v6 = {
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
    "name": "useAcknowledgeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "acknowledgedBy",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcknowledgeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "acknowledgedBy",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "13934df2d99fc8822cc69474e39bb000",
    "id": "8fa5ae54f2f4c6d3134628e268ddee3bca14537f17ec503bce8651bb666902d6",
    "metadata": {},
    "name": "useAcknowledgeQuery",
    "operationKind": "query",
    "text": "query useAcknowledgeQuery(\n  $id: ID!\n) {\n  purchaseOrder(id: $id) {\n    id\n    status\n    acknowledgedAt\n    acknowledgedBy {\n      id\n      avatarUrl\n      person {\n        fullName\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "113e2cc77b152c6745ede12cf4df1488";

export default node;
