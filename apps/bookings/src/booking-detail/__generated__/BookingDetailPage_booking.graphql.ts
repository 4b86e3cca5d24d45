/**
 * @generated SignedSource<<1fe8a843036416125e0f57aaed647733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingDetailPage_booking$data = {
  readonly bookedAt: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingContactsCard_booking" | "BookingFactsCard_booking" | "BookingItemsCard_booking" | "BookingStepsCard_booking">;
  readonly " $fragmentType": "BookingDetailPage_booking";
};
export type BookingDetailPage_booking$key = {
  readonly " $data"?: BookingDetailPage_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingDetailPage_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingDetailPage_booking",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingStepsCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingFactsCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingItemsCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingContactsCard_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "751a9c9f3c45c838aa8bd042b27c84ab";

export default node;
