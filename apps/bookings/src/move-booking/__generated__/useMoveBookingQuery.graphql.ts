/**
 * @generated SignedSource<<3dea919ed1ab4847cfe7dacb12919ab1>>
 * @relayHash 98c587065c326269ff82614a1a06aa8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86759396e80bc971f1f7932a1a55a1b686ad8c8b28ea966497f1c732fa7d4556

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type useMoveBookingQuery$variables = {
  id: string;
};
export type useMoveBookingQuery$data = {
  readonly booking: {
    readonly heldFrom: BookingStatus | null | undefined;
    readonly id: string;
    readonly items: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly status: BookingStatus;
        };
      }>;
    };
    readonly reference: string;
    readonly status: BookingStatus;
    readonly updatedAt: string;
    readonly version: number;
  } | null | undefined;
};
export type useMoveBookingQuery = {
  response: useMoveBookingQuery$data;
  variables: useMoveBookingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Booking",
    "kind": "LinkedField",
    "name": "booking",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reference",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "heldFrom",
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
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "BookingItemCursorConnection",
        "kind": "LinkedField",
        "name": "items",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingItemEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingItem",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "items(first:100)"
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
    "name": "useMoveBookingQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveBookingQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "98c587065c326269ff82614a1a06aa8c",
    "id": "86759396e80bc971f1f7932a1a55a1b686ad8c8b28ea966497f1c732fa7d4556",
    "metadata": {},
    "name": "useMoveBookingQuery",
    "operationKind": "query",
    "text": "query useMoveBookingQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    id\n    reference\n    status\n    heldFrom\n    version\n    updatedAt\n    items(first: 100) {\n      edges {\n        node {\n          id\n          status\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8f35e040f0a728c50bfbdff98c9f2093";

export default node;
