/**
 * @generated SignedSource<<0c60c109a22d4d5b10b33ff017cb3099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type invoiceMoveDialogs_invoice$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: InvoiceStatus;
  readonly type: InvoiceType;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"IssueInvoiceDialog_invoice">;
  readonly " $fragmentType": "invoiceMoveDialogs_invoice";
};
export type invoiceMoveDialogs_invoice$key = {
  readonly " $data"?: invoiceMoveDialogs_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoiceMoveDialogs_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "invoiceMoveDialogs_invoice",
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
      "name": "status",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueInvoiceDialog_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "70f0d3d5808962aa2641b3a298e421b2";

export default node;
