/**
 * @generated SignedSource<<fa719057bca29e2211a083c811a74e32>>
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
  readonly id: string;
  readonly notes: {
    readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
  };
  readonly reference: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingActions_booking" | "BookingChangeRequestsCard_booking" | "BookingContactsCard_booking" | "BookingFactsCard_booking" | "BookingItemsCard_booking" | "BookingStepsCard_booking" | "BookingTicketsCard_booking" | "PeopleToTellCard_booking" | "RecordAudit_record">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingActions_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingTicketsCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleToTellCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingChangeRequestsCard_booking"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 500
        }
      ],
      "concreteType": "NoteCursorConnection",
      "kind": "LinkedField",
      "name": "notes",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotesTimeline_notes"
        }
      ],
      "storageKey": "notes(first:500)"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "f7d0f5c3b62df2388b741b891158710b";

export default node;
