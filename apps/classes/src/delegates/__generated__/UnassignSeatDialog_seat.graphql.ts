/**
 * @generated SignedSource<<a847c6a4a39c763de090e01c1abe6ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnassignSeatDialog_seat$data = {
  readonly seatNumber: number;
  readonly trainingSeatReservation: {
    readonly attendee: {
      readonly familyName: string;
      readonly givenName: string;
      readonly id: string;
      readonly version: number;
    } | null | undefined;
    readonly bookingItem: {
      readonly booking: {
        readonly reference: string;
      };
    };
  } | null | undefined;
  readonly " $fragmentType": "UnassignSeatDialog_seat";
};
export type UnassignSeatDialog_seat$key = {
  readonly " $data"?: UnassignSeatDialog_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnassignSeatDialog_seat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnassignSeatDialog_seat",
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
              "name": "id",
              "storageKey": null
            },
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
              "name": "givenName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "familyName",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reference",
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
  "type": "TrainingSeat",
  "abstractKey": null
};

(node as any).hash = "2acdc3e1e125c6d6eaf9d9436f7da2d7";

export default node;
