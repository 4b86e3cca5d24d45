/**
 * @generated SignedSource<<c26c70f03f5e4d0d403a15e45aed298c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingItemType = "private" | "public" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type itemMoveDialogs_item$data = {
  readonly class: {
    readonly reference: string;
  };
  readonly id: string;
  readonly quantity: number;
  readonly title: string;
  readonly type: BookingItemType;
  readonly version: number;
  readonly " $fragmentType": "itemMoveDialogs_item";
};
export type itemMoveDialogs_item$key = {
  readonly " $data"?: itemMoveDialogs_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"itemMoveDialogs_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "itemMoveDialogs_item",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};

(node as any).hash = "307ad50f8705a74061507fbcab08a271";

export default node;
