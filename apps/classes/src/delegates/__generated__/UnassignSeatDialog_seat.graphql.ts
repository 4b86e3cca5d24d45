/**
 * @generated SignedSource<<12bdbf74b7eb5b407938e1d88a383bf8>>
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
        readonly id: string;
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
            (v0/*:: as any*/),
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
})();

(node as any).hash = "ebee7d2b5ba56962c3ed065a8a822ec4";

export default node;
