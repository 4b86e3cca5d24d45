/**
 * @generated SignedSource<<eebce559494bdb626242e547dc7b08cb>>
 * @relayHash 929437615fe3ef42bada632b0ce2d840
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 146255d85aa1633629828385ab57d758ca4acf33c2c7a1a5e96b1e2919625c29

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkDayQuery$variables = {
  id: string;
};
export type useMarkDayQuery$data = {
  readonly trainingSession: {
    readonly seats: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"currentSeat_seat">;
        };
      }>;
    };
  } | null | undefined;
};
export type useMarkDayQuery = {
  response: useMarkDayQuery$data;
  variables: useMarkDayQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 500
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendance",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendanceComments",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v12 = {
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
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionaireAnswer",
  "kind": "LinkedField",
  "name": "preCourseQuestionaireAnswer",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v15 = {
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
        (v14/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkDayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingSession",
        "kind": "LinkedField",
        "name": "trainingSession",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "TrainingSeatCursorConnection",
            "kind": "LinkedField",
            "name": "seats",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSeat",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "currentSeat_seat",
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      (v7/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Customer",
                                        "kind": "LinkedField",
                                        "name": "customer",
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
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Attendee",
                                "kind": "LinkedField",
                                "name": "attendee",
                                "plural": false,
                                "selections": [
                                  (v3/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "DelegateName_attendee",
                                    "selections": [
                                      (v9/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  },
                                  (v13/*:: as any*/)
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
                                  (v14/*:: as any*/)
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
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "seats(first:500)"
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
    "name": "useMarkDayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingSession",
        "kind": "LinkedField",
        "name": "trainingSession",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "TrainingSeatCursorConnection",
            "kind": "LinkedField",
            "name": "seats",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSeat",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
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
                                  (v3/*:: as any*/),
                                  (v7/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Customer",
                                    "kind": "LinkedField",
                                    "name": "customer",
                                    "plural": false,
                                    "selections": [
                                      (v8/*:: as any*/),
                                      (v3/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v3/*:: as any*/)
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
                              (v3/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v6/*:: as any*/),
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
                                  (v15/*:: as any*/)
                                ],
                                "type": "Audited",
                                "abstractKey": "__isAudited"
                              }
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "seatNumber",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "seats(first:500)"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "929437615fe3ef42bada632b0ce2d840",
    "id": "146255d85aa1633629828385ab57d758ca4acf33c2c7a1a5e96b1e2919625c29",
    "metadata": {},
    "name": "useMarkDayQuery",
    "operationKind": "query",
    "text": "query useMarkDayQuery(\n  $id: ID!\n) {\n  trainingSession(id: $id) {\n    seats(first: 500) {\n      edges {\n        node {\n          ...currentSeat_seat\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment AddAttendeeDialog_seat on TrainingSeat {\n  id\n  seatNumber\n  trainingSeatReservation {\n    id\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n          name\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment CorrectDelegateDialog_attendee on Attendee {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n  }\n}\n\nfragment DelegateButton_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      givenName\n      familyName\n      ...CorrectDelegateDialog_attendee\n      id\n    }\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n  ...AddAttendeeDialog_seat\n  ...UnassignSeatDialog_seat\n}\n\nfragment DelegateName_attendee on Attendee {\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n    mobile\n    telephone\n  }\n}\n\nfragment UnassignSeatDialog_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      id\n      version\n      givenName\n      familyName\n    }\n    bookingItem {\n      booking {\n        reference\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment currentSeat_seat on TrainingSeat {\n  id\n  attendance\n  attendanceComments\n  version\n  trainingSeatReservation {\n    bookingItem {\n      booking {\n        id\n        reference\n        customer {\n          name\n          id\n        }\n      }\n      id\n    }\n    attendee {\n      id\n      givenName\n      familyName\n      ...DelegateName_attendee\n      preCourseQuestionaireAnswer {\n        id\n      }\n    }\n    id\n  }\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ...DelegateButton_seat\n}\n"
  }
};
})();

(node as any).hash = "ab7b8c5c1778a501d133d66f1d7d3dde";

export default node;
