/**
 * @generated SignedSource<<7e5f0676309c942a2dd6a65e25f25e7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddItemMenu_booking$data = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly " $fragmentType": "AddItemMenu_booking";
};
export type AddItemMenu_booking$key = {
  readonly " $data"?: AddItemMenu_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddItemMenu_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddItemMenu_booking",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "0451c8d80df55d51cb5f837dac918a54";

export default node;
