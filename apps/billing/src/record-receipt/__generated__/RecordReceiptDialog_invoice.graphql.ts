/**
 * @generated SignedSource<<d5942f1dd4d14392932762d90fb08c51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordReceiptDialog_invoice$data = ReadonlyArray<{
  readonly balanceDue: {
    readonly amount: number;
  };
  readonly documentDate: string;
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentType": "RecordReceiptDialog_invoice";
}>;
export type RecordReceiptDialog_invoice$key = ReadonlyArray<{
  readonly " $data"?: RecordReceiptDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordReceiptDialog_invoice">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RecordReceiptDialog_invoice",
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
      "name": "documentDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balanceDue",
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "f0fea22cdc6d1f99d6fc24d209f73388";

export default node;
