/**
 * @generated SignedSource<<2be246dea7f9e793847a7d55d9f2526b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingItemType = "private" | "public" | "%future added value";
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingItem_item$data = {
  readonly assignedSeatNumber: number;
  readonly class: {
    readonly id: string;
  };
  readonly id: string;
  readonly maxAttendees: number;
  readonly netPrice: {
    readonly amount: number;
  };
  readonly quantity: number;
  readonly status: BookingStatus;
  readonly title: string;
  readonly type: BookingItemType;
  readonly unitPrice: {
    readonly amount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BookingItemCourse_item" | "BookingItemMenu_item" | "BookingItemPrices_item" | "CanceledItem_item">;
  readonly " $fragmentType": "BookingItem_item";
};
export type BookingItem_item$key = {
  readonly " $data"?: BookingItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingItem_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingItem_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignedSeatNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAttendees",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unitPrice",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netPrice",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CanceledItem_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingItemCourse_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingItemPrices_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingItemMenu_item"
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};
})();

(node as any).hash = "f4ff1256d193a3a49329e52e3ad17222";

export default node;
