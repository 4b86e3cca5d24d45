/**
 * @generated SignedSource<<bf027b489f0792c649a1f797fb1861fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContactSeatsCard_contact$data = {
  readonly attendees: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly attendances: ReadonlyArray<Attendance>;
        readonly id: string;
        readonly trainingSeatReservation: {
          readonly bookingItem: {
            readonly booking: {
              readonly id: string;
              readonly reference: string;
            };
            readonly class: {
              readonly id: string;
              readonly startsAt: string | null | undefined;
              readonly title: string;
            };
            readonly status: BookingStatus;
          };
          readonly seatNumber: number;
        };
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ContactSeatsCard_contact";
};
export type ContactSeatsCard_contact$key = {
  readonly " $data"?: ContactSeatsCard_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactSeatsCard_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ContactSeatsCard_contact",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "AttendeeCursorConnection",
      "kind": "LinkedField",
      "name": "attendees",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttendeeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Attendee",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "attendances",
                  "storageKey": null
                },
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
                          "kind": "ScalarField",
                          "name": "status",
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
                            }
                          ],
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "TrainingClass",
                          "kind": "LinkedField",
                          "name": "class",
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
                              "kind": "ScalarField",
                              "name": "startsAt",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "attendees(first:50)"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};
})();

(node as any).hash = "31d536199345efa9a90644c5b726bbdd";

export default node;
