/**
 * @generated SignedSource<<dcb67c087da21f4134679bf96869f4ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingActions_booking$data = {
  readonly heldFrom: BookingStatus | null | undefined;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly class: {
          readonly endsAt: string | null | undefined;
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

(node as any).hash = "4f3b30064b0f99c3c969944cc1a4df53";

export default node;
