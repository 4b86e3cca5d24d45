/**
 * @generated SignedSource<<8d9234cba64e6dc9bea18b8b312bdd07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatTable_class$data = {
  readonly days: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dayNumber: number;
        readonly id: string;
        readonly seats: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly attendance: Attendance;
              readonly seatNumber: number;
            };
          }>;
        };
      };
    }>;
  };
  readonly places: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly seats: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly seatNumber: number;
              readonly trainingSeatReservation: {
                readonly attendee: {
                  readonly familyName: string;
                  readonly givenName: string;
                  readonly preCourseQuestionaireAnswer: {
                    readonly id: string;
                  } | null | undefined;
                } | null | undefined;
                readonly bookingItem: {
                  readonly booking: {
                    readonly customer: {
                      readonly name: string;
                    };
                    readonly id: string;
                    readonly reference: string;
                  };
                };
              } | null | undefined;
            };
          }>;
        };
      };
    }>;
  };
  readonly " $fragmentType": "SeatTable_class";
};
export type SeatTable_class$key = {
  readonly " $data"?: SeatTable_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatTable_class">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 200
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatNumber",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatTable_class",
  "selections": [
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
                  "args": (v0/*:: as any*/),
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
                            (v1/*:: as any*/),
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
                                        {
                                          "alias": null,
                                          "args": null,
                                          "kind": "ScalarField",
                                          "name": "reference",
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
                                            {
                                              "alias": null,
                                              "args": null,
                                              "kind": "ScalarField",
                                              "name": "name",
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
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Attendee",
                                  "kind": "LinkedField",
                                  "name": "attendee",
                                  "plural": false,
                                  "selections": [
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "givenName",
                                      "storageKey": null
                                    },
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "familyName",
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
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": "seats(first:200)"
                }
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
                  "args": (v0/*:: as any*/),
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
                            (v1/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "attendance",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": "seats(first:200)"
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
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "23e365b187cac7a2651e558bcb2c8cbe";

export default node;
