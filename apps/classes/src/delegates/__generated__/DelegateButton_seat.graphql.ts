/**
 * @generated SignedSource<<bd919cdfed3d895eaea5832605b3d70d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DelegateButton_seat$data = {
  readonly seatNumber: number;
  readonly trainingSeatReservation: {
    readonly attendee: {
      readonly familyName: string;
      readonly givenName: string;
      readonly " $fragmentSpreads": FragmentRefs<"CorrectDelegateDialog_attendee">;
    } | null | undefined;
    readonly bookingItem: {
      readonly booking: {
        readonly customer: {
          readonly id: string;
        };
        readonly reference: string;
      };
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddAttendeeDialog_seat" | "UnassignSeatDialog_seat">;
  readonly " $fragmentType": "DelegateButton_seat";
};
export type DelegateButton_seat$key = {
  readonly " $data"?: DelegateButton_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"DelegateButton_seat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DelegateButton_seat",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CorrectDelegateDialog_attendee"
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
                      "name": "id",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddAttendeeDialog_seat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnassignSeatDialog_seat"
    }
  ],
  "type": "TrainingSeat",
  "abstractKey": null
};

(node as any).hash = "e64ab5e2fbe445bc3cb19793eb6b9b25";

export default node;
