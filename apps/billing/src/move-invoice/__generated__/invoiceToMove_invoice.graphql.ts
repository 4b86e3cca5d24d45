/**
 * @generated SignedSource<<c4c5fa4fd7ff6ce313a6757456d990c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type invoiceToMove_invoice$data = {
  readonly billingAddress: {
    readonly address1: string | null | undefined;
  } | null | undefined;
  readonly creditNotes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly reference: string;
        readonly status: InvoiceStatus;
      };
    }>;
  };
  readonly customer: {
    readonly name: string;
  };
  readonly documentDate: string;
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly seller: {
    readonly address: {
      readonly address1: string | null | undefined;
    } | null | undefined;
    readonly legalName: string | null | undefined;
    readonly lockedBefore: string | null | undefined;
    readonly vatNumber: string | null | undefined;
  };
  readonly status: InvoiceStatus;
  readonly type: InvoiceType;
  readonly " $fragmentType": "invoiceToMove_invoice";
};
export type invoiceToMove_invoice$key = {
  readonly " $data"?: invoiceToMove_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoiceToMove_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "invoiceToMove_invoice"
};

(node as any).hash = "141a1c6afa9889b5e5baeb028628909a";

export default node;
