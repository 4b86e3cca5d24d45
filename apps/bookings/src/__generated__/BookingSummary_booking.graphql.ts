/**
 * @generated SignedSource<<06431d81007fd89c2aa593b76c1d151c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingSummary_booking$data = {
  readonly bookedAt: string;
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentType": "BookingSummary_booking";
};
export type BookingSummary_booking$key = {
  readonly " $data"?: BookingSummary_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingSummary_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingSummary_booking",
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
      "name": "reference",
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
      "name": "bookedAt",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "26853f2b69ee5de417a1d931366a89ca";

export default node;
