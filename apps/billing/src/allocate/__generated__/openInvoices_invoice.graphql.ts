/**
 * @generated SignedSource<<ddeee15f954422de86ca663d54f4b10a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type openInvoices_invoice$data = {
  readonly balanceDue: {
    readonly amount: number;
  };
  readonly documentDate: string;
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentType": "openInvoices_invoice";
};
export type openInvoices_invoice$key = {
  readonly " $data"?: openInvoices_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"openInvoices_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "openInvoices_invoice"
};

(node as any).hash = "b0305f59666d6ccf90df97fca1eaa935";

export default node;
