/**
 * @generated SignedSource<<995b528d0261128e788503c7be0e6c87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingActions_booking$data = {
  readonly heldFrom: BookingStatus | null | undefined;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly class: {
          readonly endsAt: string | null | undefined;
          readonly status: TrainingClassStatus;
        };
        readonly id: string;
        readonly status: BookingStatus;
      };
    }>;
  };
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AddItemMenu_booking" | "DeleteBookingDialog_booking" | "EditDetailsDialog_booking" | "MoveDialog_booking">;
  readonly " $fragmentType": "BookingActions_booking";
};
export type BookingActions_booking$key = {
  readonly " $data"?: BookingActions_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingActions_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingActions_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "BookingItemCursorConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
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
                      "name": "endsAt",
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
      "storageKey": "items(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddItemMenu_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteBookingDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditDetailsDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "debd751563b4f0d79a60f78f61dafbff";

export default node;
