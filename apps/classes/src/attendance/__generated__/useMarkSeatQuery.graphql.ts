/**
 * @generated SignedSource<<03b7b4c306eb566db446c249b04c9bc2>>
 * @relayHash 70ea11f5009fb6d76918e17cdd7e0fd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be9df4f0fb582f9972a2f0052342ecc606bcfb637e4813f03c42e0396017cf4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkSeatQuery$variables = {
  id: string;
};
export type useMarkSeatQuery$data = {
  readonly node: {
    readonly seat: {
      readonly " $fragmentSpreads": FragmentRefs<"currentSeat_seat">;
    } | null | undefined;
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
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionaireAnswer",
  "kind": "LinkedField",
  "name": "preCourseQuestionaireAnswer",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "currentSeat_seat",
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
                              "concreteType": "Booking",
                              "kind": "LinkedField",
                              "name": "booking",
                              "plural": false,
                              "selections": [
                                (v2/*:: as any*/),
                                (v6/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Customer",
                                  "kind": "LinkedField",
                                  "name": "customer",
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
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Attendee",
                          "kind": "LinkedField",
                          "name": "attendee",
                          "plural": false,
                          "selections": [
                            (v2/*:: as any*/),
                            (v8/*:: as any*/),
                            (v9/*:: as any*/),
                            (v10/*:: as any*/)
                          ],
                          "storageKey": null
                        }
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
                            (v11/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DelegateButton_seat"
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "TrainingSeat",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "seat"
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
                        "concreteType": "Booking",
                        "kind": "LinkedField",
                        "name": "booking",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Customer",
                            "kind": "LinkedField",
                            "name": "customer",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
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
                      (v2/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                      (v11/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seatNumber",
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
    "cacheID": "70ea11f5009fb6d76918e17cdd7e0fd9",
    "id": "8be9df4f0fb582f9972a2f0052342ecc606bcfb637e4813f03c42e0396017cf4",
    "metadata": {},
    "name": "useMarkSeatQuery",
    "operationKind": "query",
    "text": "query useMarkSeatQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...currentSeat_seat\n    id\n  }\n}\n\nfragment AddAttendeeDialog_seat on TrainingSeat {\n  id\n  seatNumber\n  trainingSeatReservation {\n    id\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n          name\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment DelegateButton_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      givenName\n      familyName\n      id\n    }\n    bookingItem {\n      booking {\n        reference\n        id\n      }\n      id\n    }\n    id\n  }\n  ...AddAttendeeDialog_seat\n  ...UnassignSeatDialog_seat\n}\n\nfragment UnassignSeatDialog_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      id\n      version\n      givenName\n      familyName\n    }\n    bookingItem {\n      booking {\n        reference\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment currentSeat_seat on TrainingSeat {\n  id\n  attendance\n  attendanceComments\n  version\n  trainingSeatReservation {\n    bookingItem {\n      booking {\n        id\n        reference\n        customer {\n          name\n          id\n        }\n      }\n      id\n    }\n    attendee {\n      id\n      givenName\n      familyName\n      preCourseQuestionaireAnswer {\n        id\n      }\n    }\n    id\n  }\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ...DelegateButton_seat\n}\n"
  }
};
})();

(node as any).hash = "554d654035987e468b00d6c789f83f26";

export default node;
