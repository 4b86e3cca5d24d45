/**
 * @generated SignedSource<<d612823d58542af1c1d85005bc578449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUpdateBooking_booking$data = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingDetailHead_booking" | "BookingFactsCard_booking">;
  readonly " $fragmentType": "useUpdateBooking_booking";
};
export type useUpdateBooking_booking$key = {
  readonly " $data"?: useUpdateBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateBooking_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUpdateBooking_booking",
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
      "name": "BookingDetailHead_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingFactsCard_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "231a60995e618ac02765f92fdfc42456";

export default node;
