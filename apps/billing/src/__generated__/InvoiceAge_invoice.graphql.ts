/**
 * @generated SignedSource<<734dd8400df2f88749624c83343ca6e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceAgeing = "gte30" | "lte29" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceAge_invoice$data = {
  readonly age: number;
  readonly ageing: InvoiceAgeing | null | undefined;
  readonly " $fragmentType": "InvoiceAge_invoice";
};
export type InvoiceAge_invoice$key = {
  readonly " $data"?: InvoiceAge_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceAge_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceAge_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ageing",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "d2b5bf3a638164827e839ecc077c2aa5";

export default node;
