/**
 * @generated SignedSource<<55db1861d20c984d64e59a043bdc581f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingItemType = "private" | "public" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditItemDialog_item$data = {
  readonly class: {
    readonly reference: string;
    readonly seatsFreeCount: number;
  };
  readonly id: string;
  readonly poNumber: string | null | undefined;
  readonly quantity: number;
  readonly taxRatePercent: number | null | undefined;
  readonly taxable: boolean;
  readonly title: string;
  readonly type: BookingItemType;
  readonly unitPrice: {
    readonly amount: number;
  };
  readonly version: number;
  readonly " $fragmentType": "EditItemDialog_item";
};
export type EditItemDialog_item$key = {
  readonly " $data"?: EditItemDialog_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditItemDialog_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditItemDialog_item",
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
      "name": "type",
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
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unitPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxRatePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "class",
      "plural": false,
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
          "name": "seatsFreeCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};

(node as any).hash = "df69b16bd60da243ef43893df6fbe7da";

export default node;
