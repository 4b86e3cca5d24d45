/**
 * @generated SignedSource<<e7bf3eac763ddc7bae22ce7a6af4ac9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClassPlaces_class$data = {
  readonly places: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly seats: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly seatNumber: number;
              readonly trainingSeatReservation: {
                readonly attendee: {
                  readonly email: string;
                  readonly familyName: string;
                  readonly givenName: string;
                  readonly id: string;
                  readonly preCourseQuestionaireAnswer: {
                    readonly id: string;
                    readonly questionaire: {
                      readonly id: string;
                    };
                  } | null | undefined;
                  readonly version: number;
                  readonly " $fragmentSpreads": FragmentRefs<"DelegateName_attendee">;
                } | null | undefined;
                readonly bookingItem: {
                  readonly booking: {
                    readonly customer: {
                      readonly name: string;
                    };
                    readonly id: string;
                    readonly reference: string;
                  };
                  readonly id: string;
                  readonly title: string;
                };
                readonly id: string;
              } | null | undefined;
              readonly " $fragmentSpreads": FragmentRefs<"DelegateButton_seat">;
            };
          }>;
        };
      };
    }>;
  };
  readonly " $fragmentType": "useClassPlaces_class";
};
export type useClassPlaces_class$key = {
  readonly " $data"?: useClassPlaces_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClassPlaces_class">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useClassPlaces_class",
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
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 500
                    }
                  ],
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
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "seatNumber",
                              "storageKey": null
                            },
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "DelegateButton_seat"
                            },
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "TrainingSeatReservation",
                              "kind": "LinkedField",
                              "name": "trainingSeatReservation",
                              "plural": false,
                              "selections": [
                                (v0/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "BookingItem",
                                  "kind": "LinkedField",
                                  "name": "bookingItem",
                                  "plural": false,
                                  "selections": [
                                    (v0/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "title",
                                      "storageKey": null
                                    },
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "Booking",
                                      "kind": "LinkedField",
                                      "name": "booking",
                                      "plural": false,
                                      "selections": [
                                        (v0/*:: as any*/),
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
                                    (v0/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "version",
                                      "storageKey": null
                                    },
                                    (v1/*:: as any*/),
                                    (v2/*:: as any*/),
                                    (v3/*:: as any*/),
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "DelegateName_attendee",
                                      "selections": [
                                        (v1/*:: as any*/),
                                        (v2/*:: as any*/),
                                        (v3/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "CustomerContact",
                                          "kind": "LinkedField",
                                          "name": "customerContact",
                                          "plural": false,
                                          "selections": [
                                            (v0/*:: as any*/),
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
                                        }
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    },
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "QuestionaireAnswer",
                                      "kind": "LinkedField",
                                      "name": "preCourseQuestionaireAnswer",
                                      "plural": false,
                                      "selections": [
                                        (v0/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "Questionaire",
                                          "kind": "LinkedField",
                                          "name": "questionaire",
                                          "plural": false,
                                          "selections": [
                                            (v0/*:: as any*/)
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
      "storageKey": "sessions(first:1)"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "e50b00707930ec9f1174864a38b18c23";

export default node;
