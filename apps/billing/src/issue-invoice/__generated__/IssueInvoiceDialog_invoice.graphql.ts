/**
 * @generated SignedSource<<8b5fe855a9a3faa8e99f71228bf8b68f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueInvoiceDialog_invoice$data = {
  readonly id: string;
  readonly reference: string;
  readonly seller: {
    readonly legalName: string | null | undefined;
    readonly lockedBefore: string | null | undefined;
  };
  readonly type: InvoiceType;
  readonly version: number;
  readonly " $fragmentType": "IssueInvoiceDialog_invoice";
};
export type IssueInvoiceDialog_invoice$key = {
  readonly " $data"?: IssueInvoiceDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueInvoiceDialog_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueInvoiceDialog_invoice",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedBefore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "afe72682a13e867949c84e4f7a5f3179";

export default node;
