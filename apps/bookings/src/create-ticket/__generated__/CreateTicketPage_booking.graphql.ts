/**
 * @generated SignedSource<<492fba0414f32cce7f360e0a11b2872e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CreateTicketPage_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreateTicketForm_booking">;
  readonly " $fragmentType": "CreateTicketPage_booking";
};
export type CreateTicketPage_booking$key = {
  readonly " $data"?: CreateTicketPage_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateTicketPage_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateTicketPage_booking",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateTicketForm_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "cdc12c221eccbef0fc8598adb06c1315";

export default node;
