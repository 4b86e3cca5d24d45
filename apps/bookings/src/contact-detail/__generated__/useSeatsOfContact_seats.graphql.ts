/**
 * @generated SignedSource<<35fc376a89b70ca9174e2d7771cae98a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSeatsOfContact_seats$data = {
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
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "useSeatsOfContact_seats";
};
export type useSeatsOfContact_seats$key = {
  readonly " $data"?: useSeatsOfContact_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeatsOfContact_seats">;
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
  "name": "useSeatsOfContact_seats",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttendeeCursorConnection",
  "abstractKey": null
};
})();

(node as any).hash = "390642c6c13a7a82f085a50915d442c2";

export default node;
