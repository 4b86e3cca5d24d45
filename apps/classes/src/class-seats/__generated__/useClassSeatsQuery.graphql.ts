/**
 * @generated SignedSource<<9fa6409eb702da01e8bd6a8b3bbbb5d9>>
 * @relayHash 2b4178ed945c35b8a5ae3d0bfb7bd977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6bcf30141fba1d22fcfc90ac83d48ce676f53605b37ad9ad84a6920e8b482c6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClassSeatsQuery$variables = {
  id: string;
  shown: boolean;
};
export type useClassSeatsQuery$data = {
  readonly trainingClass?: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Attendance_class" | "CanceledSeatTable_class" | "useClassPlaces_class" | "useSeatDays_class">;
  } | null | undefined;
};
export type useClassSeatsQuery = {
  response: useClassSeatsQuery$data;
  variables: useClassSeatsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shown"
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
  "name": "reference",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatNumber",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mobile",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "telephone",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v12 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 500
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClassSeatsQuery",
    "selections": [
      {
        "condition": "shown",
        "kind": "Condition",
        "passingValue": true,
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "Attendance_class"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CanceledSeatTable_class"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useClassPlaces_class"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useSeatDays_class"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClassSeatsQuery",
    "selections": [
      {
        "condition": "shown",
        "kind": "Condition",
        "passingValue": true,
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "canceledReservations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
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
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomerContact",
                            "kind": "LinkedField",
                            "name": "booker",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Customer",
                            "kind": "LinkedField",
                            "name": "customer",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/),
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
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CustomerContact",
                        "kind": "LinkedField",
                        "name": "customerContact",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "places",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "TrainingSessionCursorConnection",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSessionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingSession",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v12/*:: as any*/),
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
                                      (v4/*:: as any*/),
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
                                            "concreteType": "Attendee",
                                            "kind": "LinkedField",
                                            "name": "attendee",
                                            "plural": false,
                                            "selections": [
                                              (v10/*:: as any*/),
                                              (v11/*:: as any*/),
                                              (v2/*:: as any*/),
                                              (v13/*:: as any*/),
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
                                                          (v5/*:: as any*/),
                                                          (v2/*:: as any*/)
                                                        ],
                                                        "storageKey": null
                                                      },
                                                      (v2/*:: as any*/)
                                                    ],
                                                    "storageKey": null
                                                  }
                                                ],
                                                "type": "Audited",
                                                "abstractKey": "__isAudited"
                                              },
                                              (v6/*:: as any*/),
                                              {
                                                "alias": null,
                                                "args": null,
                                                "concreteType": "CustomerContact",
                                                "kind": "LinkedField",
                                                "name": "customerContact",
                                                "plural": false,
                                                "selections": [
                                                  (v2/*:: as any*/),
                                                  (v7/*:: as any*/),
                                                  (v8/*:: as any*/)
                                                ],
                                                "storageKey": null
                                              },
                                              {
                                                "alias": null,
                                                "args": null,
                                                "concreteType": "QuestionaireAnswer",
                                                "kind": "LinkedField",
                                                "name": "preCourseQuestionaireAnswer",
                                                "plural": false,
                                                "selections": [
                                                  (v2/*:: as any*/),
                                                  {
                                                    "alias": null,
                                                    "args": null,
                                                    "concreteType": "Questionaire",
                                                    "kind": "LinkedField",
                                                    "name": "questionaire",
                                                    "plural": false,
                                                    "selections": [
                                                      (v2/*:: as any*/)
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
                                                  {
                                                    "alias": null,
                                                    "args": null,
                                                    "concreteType": "Customer",
                                                    "kind": "LinkedField",
                                                    "name": "customer",
                                                    "plural": false,
                                                    "selections": [
                                                      (v2/*:: as any*/),
                                                      (v9/*:: as any*/)
                                                    ],
                                                    "storageKey": null
                                                  },
                                                  (v2/*:: as any*/)
                                                ],
                                                "storageKey": null
                                              },
                                              (v2/*:: as any*/),
                                              {
                                                "alias": null,
                                                "args": null,
                                                "kind": "ScalarField",
                                                "name": "title",
                                                "storageKey": null
                                              }
                                            ],
                                            "storageKey": null
                                          },
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
                            ],
                            "storageKey": "seats(first:500)"
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "sessions(first:1)"
              },
              {
                "alias": "days",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "TrainingSessionCursorConnection",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSessionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingSession",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "dayNumber",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startsAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": (v12/*:: as any*/),
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
                                      (v2/*:: as any*/),
                                      (v4/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "attendance",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "attendanceComments",
                                        "storageKey": null
                                      },
                                      (v13/*:: as any*/)
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
                    "storageKey": null
                  }
                ],
                "storageKey": "sessions(first:50)"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2b4178ed945c35b8a5ae3d0bfb7bd977",
    "id": "b6bcf30141fba1d22fcfc90ac83d48ce676f53605b37ad9ad84a6920e8b482c6",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": "query useClassSeatsQuery(\n  $id: ID!\n  $shown: Boolean!\n) {\n  trainingClass(id: $id) @include(if: $shown) {\n    id\n    ...Attendance_class\n    ...CanceledSeatTable_class\n    ...useClassPlaces_class\n    ...useSeatDays_class\n  }\n}\n\nfragment AddAttendeeDialog_seat on TrainingSeat {\n  id\n  seatNumber\n  trainingSeatReservation {\n    id\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n          name\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment Attendance_class on TrainingClass {\n  id\n  reference\n  status\n}\n\nfragment CanceledSeatTable_class on TrainingClass {\n  canceledReservations {\n    id\n    seatNumber\n    bookingItem {\n      booking {\n        id\n        reference\n        booker {\n          id\n          fullName\n          email\n          mobile\n          telephone\n        }\n        customer {\n          name\n          id\n        }\n      }\n      id\n    }\n    attendee {\n      email\n      customerContact {\n        mobile\n        telephone\n        id\n      }\n      ...DelegateName_attendee\n      id\n    }\n  }\n}\n\nfragment CorrectDelegateDialog_attendee on Attendee {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n  }\n}\n\nfragment DelegateButton_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      givenName\n      familyName\n      ...CorrectDelegateDialog_attendee\n      id\n    }\n    bookingItem {\n      booking {\n        reference\n        customer {\n          id\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n  ...AddAttendeeDialog_seat\n  ...UnassignSeatDialog_seat\n}\n\nfragment DelegateName_attendee on Attendee {\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n    mobile\n    telephone\n  }\n}\n\nfragment UnassignSeatDialog_seat on TrainingSeat {\n  seatNumber\n  trainingSeatReservation {\n    attendee {\n      id\n      version\n      givenName\n      familyName\n    }\n    bookingItem {\n      booking {\n        reference\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useClassPlaces_class on TrainingClass {\n  places: sessions(first: 1) {\n    edges {\n      node {\n        seats(first: 500) {\n          edges {\n            node {\n              seatNumber\n              ...DelegateButton_seat\n              trainingSeatReservation {\n                id\n                bookingItem {\n                  id\n                  title\n                  booking {\n                    id\n                    reference\n                    customer {\n                      name\n                      id\n                    }\n                  }\n                }\n                attendee {\n                  id\n                  version\n                  givenName\n                  familyName\n                  email\n                  ...DelegateName_attendee\n                  preCourseQuestionaireAnswer {\n                    id\n                    questionaire {\n                      id\n                    }\n                  }\n                }\n              }\n              id\n            }\n          }\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment useSeatDays_class on TrainingClass {\n  days: sessions(first: 50) {\n    edges {\n      node {\n        id\n        dayNumber\n        startsAt\n        seats(first: 500) {\n          edges {\n            node {\n              id\n              seatNumber\n              attendance\n              attendanceComments\n              version\n            }\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f880ac19029cecd54000bd198c2e5af1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
