/**
 * @generated SignedSource<<bff2ec555d2c9cd6a9b7b76096163346>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingItemMenu_item$data = {
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteItemDialog_item" | "EditItemDialog_item">;
  readonly " $fragmentType": "BookingItemMenu_item";
};
export type BookingItemMenu_item$key = {
  readonly " $data"?: BookingItemMenu_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingItemMenu_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingItemMenu_item",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditItemDialog_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteItemDialog_item"
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};

(node as any).hash = "d93909c30da51a86c57563622c246e53";

export default node;
