/**
 * @generated SignedSource<<b3c7b5a346d96faedba877a5276f55f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoveDialog_booking$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly " $fragmentType": "MoveDialog_booking";
};
export type MoveDialog_booking$key = {
  readonly " $data"?: MoveDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveDialog_booking",
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
      "name": "reference",
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

(node as any).hash = "95b20435a563dae7fd342bde49eb0f2f";

export default node;
