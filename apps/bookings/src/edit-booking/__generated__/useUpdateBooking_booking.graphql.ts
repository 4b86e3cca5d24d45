/**
 * @generated SignedSource<<d5ece9974501e492aa8b11a78eaaf0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUpdateBooking_booking$data = {
  readonly bookedAt: string;
  readonly id: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFactsCard_booking" | "RecordAudit_record">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
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

(node as any).hash = "fba89d9cfb2a5cfa834b4f3909525856";

export default node;
