/**
 * @generated SignedSource<<76a92a6c58e6ad8296d45534a6c91f1c>>
 * @relayHash abd33c5acf21a687fc4352716e4d6933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8580b1b898de4054a8a8bfed25b78a8c9f56efc58a6a286a10df46fdf5abe55

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
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "customerContact",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
v12 = {
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v14 = {
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
        (v13/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
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
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "DelegateName_attendee",
                              "selections": [
                                (v8/*:: as any*/),
                                (v9/*:: as any*/),
                                (v10/*:: as any*/),
                                (v11/*:: as any*/)
                              ],
                              "args": null,
                              "argumentDefinitions": []
                            },
                            (v12/*:: as any*/)
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
                            (v13/*:: as any*/)
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
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "updatedAt",
                            "storageKey": null
                          },
                          (v14/*:: as any*/)
                        ],
                        "type": "Audited",
                        "abstractKey": "__isAudited"
                      }
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
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
    "cacheID": "abd33c5acf21a687fc4352716e4d6933",
    "id": "a8580b1b898de4054a8a8bfed25b78a8c9f56efc58a6a286a10df46fdf5abe55",
    "metadata": {},
    "name": "useMarkSeatQuery",
    "operationKind": "query",
    "text": "query useMarkSeatQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...currentSeat_seat\n    id\n  }\n}\n\nfragment AddAttendeeDialog_seat on TrainingSeat {\n  id\n  seatNumber\n  trainingSeatReservation {\n    id\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n          name\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment CorrectDelegateDialog_attendee on Attendee {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n  }\n}\n\nfragment DelegateButton_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      givenName\n      familyName\n      ...CorrectDelegateDialog_attendee\n      id\n    }\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n  ...AddAttendeeDialog_seat\n  ...UnassignSeatDialog_seat\n}\n\nfragment DelegateName_attendee on Attendee {\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n    mobile\n    telephone\n  }\n}\n\nfragment UnassignSeatDialog_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      id\n      version\n      givenName\n      familyName\n    }\n    bookingItem {\n      booking {\n        reference\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment currentSeat_seat on TrainingSeat {\n  id\n  attendance\n  attendanceComments\n  version\n  trainingSeatReservation {\n    bookingItem {\n      booking {\n        id\n        reference\n        customer {\n          name\n          id\n        }\n      }\n      id\n    }\n    attendee {\n      id\n      givenName\n      familyName\n      ...DelegateName_attendee\n      preCourseQuestionaireAnswer {\n        id\n      }\n    }\n    id\n  }\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ...DelegateButton_seat\n}\n"
  }
};
})();

(node as any).hash = "554d654035987e468b00d6c789f83f26";

export default node;
