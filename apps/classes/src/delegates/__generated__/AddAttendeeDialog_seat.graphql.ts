/**
 * @generated SignedSource<<2939a8a111e2db89be816cf310445bff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddAttendeeDialog_seat$data = {
  readonly id: string;
  readonly seatNumber: number;
  readonly trainingSeatReservation: {
    readonly bookingItem: {
      readonly booking: {
        readonly customer: {
          readonly id: string;
          readonly name: string;
        };
        readonly reference: string;
      };
    };
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "AddAttendeeDialog_seat";
};
export type AddAttendeeDialog_seat$key = {
  readonly " $data"?: AddAttendeeDialog_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAttendeeDialog_seat">;
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
  "name": "AddAttendeeDialog_seat",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
                    (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingSeat",
  "abstractKey": null
};
})();

(node as any).hash = "443874858294fb60d0b395933c7cb480";

export default node;
