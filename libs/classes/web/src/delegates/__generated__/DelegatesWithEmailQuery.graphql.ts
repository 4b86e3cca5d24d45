/**
 * @generated SignedSource<<99db82625dd8f5838085fc9ab99e2b2f>>
 * @relayHash cfbf9c4b23c982604c7a18ba46f059d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a62593a130f5c52888d6406cf2d5ec87233b7dc2bc1ac948df172373a6a0183d

import type { ConcreteRequest } from 'relay-runtime';
export type DelegatesWithEmailQuery$variables = {
  attendees: ReadonlyArray<string>;
  email: string;
};
export type DelegatesWithEmailQuery$data = {
  readonly delegatesWithEmail: ReadonlyArray<{
    readonly familyName: string;
    readonly givenName: string;
    readonly id: string;
    readonly trainingSeatReservation: {
      readonly bookingItem: {
        readonly class: {
          readonly id: string;
          readonly reference: string;
        };
      };
      readonly seatNumber: number;
    };
  }>;
};
export type DelegatesWithEmailQuery = {
  response: DelegatesWithEmailQuery$data;
  variables: DelegatesWithEmailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "attendees"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "attendees",
    "variableName": "attendees"
  },
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
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
  "name": "givenName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatNumber",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "TrainingClass",
  "kind": "LinkedField",
  "name": "class",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DelegatesWithEmailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Attendee",
        "kind": "LinkedField",
        "name": "delegatesWithEmail",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingSeatReservation",
            "kind": "LinkedField",
            "name": "trainingSeatReservation",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingItem",
                "kind": "LinkedField",
                "name": "bookingItem",
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
    "name": "DelegatesWithEmailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Attendee",
        "kind": "LinkedField",
        "name": "delegatesWithEmail",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingSeatReservation",
            "kind": "LinkedField",
            "name": "trainingSeatReservation",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingItem",
                "kind": "LinkedField",
                "name": "bookingItem",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cfbf9c4b23c982604c7a18ba46f059d8",
    "id": "a62593a130f5c52888d6406cf2d5ec87233b7dc2bc1ac948df172373a6a0183d",
    "metadata": {},
    "name": "DelegatesWithEmailQuery",
    "operationKind": "query",
    "text": "query DelegatesWithEmailQuery(\n  $attendees: [ID!]!\n  $email: String!\n) {\n  delegatesWithEmail(attendees: $attendees, email: $email) {\n    id\n    givenName\n    familyName\n    trainingSeatReservation {\n      seatNumber\n      bookingItem {\n        class {\n          id\n          reference\n        }\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "df303b2e9de5409f50e89eeff8905547";

export default node;
