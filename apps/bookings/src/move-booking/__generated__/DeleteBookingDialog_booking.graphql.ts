/**
 * @generated SignedSource<<ee4e0548fb731bcc8058f96e76383f83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteBookingDialog_booking$data = {
  readonly id: string;
  readonly items: {
    readonly totalCount: number;
  };
  readonly reference: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "DeleteBookingDialog_booking";
};
export type DeleteBookingDialog_booking$key = {
  readonly " $data"?: DeleteBookingDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteBookingDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteBookingDialog_booking",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "BookingItemCursorConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "items(first:100)"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "ed6cd48bd65410e8d5926d506ab10ab7";

export default node;
