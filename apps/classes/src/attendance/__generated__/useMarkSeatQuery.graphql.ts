/**
 * @generated SignedSource<<7c2c8ae7576919b54d00865821002db8>>
 * @relayHash 86b971672f0805f43e37237d0b335428
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b6e45acf1ced07dc3d7c4d5d238870152ef265cd1f7900e3a4658c4a495b1e6

import type { ConcreteRequest } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type useMarkSeatQuery$variables = {
  id: string;
};
export type useMarkSeatQuery$data = {
  readonly node: {
    readonly attendance?: Attendance;
    readonly attendanceComments?: string | null | undefined;
    readonly id?: string;
    readonly trainingSeatReservation?: {
      readonly attendee: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly updatedBy?: {
      readonly person: {
        readonly fullName: string;
      };
    } | null | undefined;
    readonly version?: number;
  } | null | undefined;
};
export type useMarkSeatQuery = {
  response: useMarkSeatQuery$data;
  variables: useMarkSeatQuery$variables;
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
  "name": "attendance",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendanceComments",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Attendee",
  "kind": "LinkedField",
  "name": "attendee",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
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
    "name": "useMarkSeatQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "trainingSeatReservation",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
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
            "type": "TrainingSeat",
            "abstractKey": null
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
    "name": "useMarkSeatQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "trainingSeatReservation",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
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
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "TrainingSeat",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "86b971672f0805f43e37237d0b335428",
    "id": "6b6e45acf1ced07dc3d7c4d5d238870152ef265cd1f7900e3a4658c4a495b1e6",
    "metadata": {},
    "name": "useMarkSeatQuery",
    "operationKind": "query",
    "text": "query useMarkSeatQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on TrainingSeat {\n      id\n      attendance\n      attendanceComments\n      version\n      trainingSeatReservation {\n        attendee {\n          id\n        }\n        id\n      }\n      updatedBy {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cfec69391fc1e1a382af5c64f6fbf68b";

export default node;
