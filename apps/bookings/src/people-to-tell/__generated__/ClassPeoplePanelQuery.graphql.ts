/**
 * @generated SignedSource<<3f33116dd930b4cd0c9ff7f0413871e7>>
 * @relayHash f2e0d944f4b216b059a3541d7166372c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d359c4dd1d8495bb1e736a740ab52441a3b47921f0522350f04d1698ff0eebf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type ClassPeoplePanelQuery$variables = {
  class: string;
};
export type ClassPeoplePanelQuery$data = {
  readonly trainingClass: {
    readonly peopleToTell: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PeopleToTell_people">;
    }>;
    readonly status: TrainingClassStatus;
  } | null | undefined;
};
export type ClassPeoplePanelQuery = {
  response: ClassPeoplePanelQuery$data;
  variables: ClassPeoplePanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "class"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "class"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
],
v5 = {
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
    "name": "ClassPeoplePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonToTell",
            "kind": "LinkedField",
            "name": "peopleToTell",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PeopleToTell_people"
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
    "name": "ClassPeoplePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonToTell",
            "kind": "LinkedField",
            "name": "peopleToTell",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "booking",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerContact",
                "kind": "LinkedField",
                "name": "customerContact",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mobile",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "telephone",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Attendee",
                "kind": "LinkedField",
                "name": "attendee",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roles",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "seats",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seatNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingItem",
                    "kind": "LinkedField",
                    "name": "bookingItem",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "class",
                        "plural": false,
                        "selections": (v4/*:: as any*/),
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Telling",
                "kind": "LinkedField",
                "name": "telling",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "createdBy",
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
                          (v5/*:: as any*/),
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f2e0d944f4b216b059a3541d7166372c",
    "id": "4d359c4dd1d8495bb1e736a740ab52441a3b47921f0522350f04d1698ff0eebf",
    "metadata": {},
    "name": "ClassPeoplePanelQuery",
    "operationKind": "query",
    "text": "query ClassPeoplePanelQuery(\n  $class: ID!\n) {\n  trainingClass(id: $class) {\n    status\n    peopleToTell {\n      ...PeopleToTell_people\n    }\n    id\n  }\n}\n\nfragment PeopleToTell_people on PersonToTell {\n  email\n  booking {\n    id\n  }\n  customerContact {\n    id\n  }\n  attendee {\n    id\n  }\n  ...personColumns_person\n}\n\nfragment ToldTick_person on PersonToTell {\n  fullName\n  booking {\n    id\n  }\n  customerContact {\n    id\n  }\n  attendee {\n    id\n  }\n  telling {\n    id\n    version\n    createdAt\n    createdBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment personColumns_person on PersonToTell {\n  fullName\n  email\n  roles\n  booking {\n    id\n    reference\n  }\n  customerContact {\n    id\n    mobile\n    telephone\n  }\n  seats {\n    id\n    seatNumber\n    bookingItem {\n      class {\n        id\n        reference\n      }\n      id\n    }\n  }\n  ...ToldTick_person\n}\n"
  }
};
})();

(node as any).hash = "32aab974a7959f528d95646d122caea0";

export default node;
