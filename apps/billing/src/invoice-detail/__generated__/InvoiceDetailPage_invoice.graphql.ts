/**
 * @generated SignedSource<<7a5f799f0072722a042216a35316bab9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceAgeing = "gte30" | "lte29" | "%future added value";
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDetailPage_invoice$data = {
  readonly age: number;
  readonly ageing: InvoiceAgeing | null | undefined;
  readonly booking: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly bookingItem: {
    readonly class: {
      readonly id: string;
      readonly reference: string;
    };
  } | null | undefined;
  readonly credits: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly documentNumber: number | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly status: InvoiceStatus;
  readonly type: InvoiceType;
  readonly " $fragmentSpreads": FragmentRefs<"BookingDifferences_invoice" | "InvoiceActions_invoice" | "InvoiceActivityCard_invoice" | "InvoiceBalanceCard_invoice" | "InvoiceFactsCard_invoice" | "InvoiceLinesCard_invoice" | "InvoicePaymentsCard_invoice" | "RecordAudit_record">;
  readonly " $fragmentType": "InvoiceDetailPage_invoice";
};
export type InvoiceDetailPage_invoice$key = {
  readonly " $data"?: InvoiceDetailPage_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDetailPage_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceDetailPage_invoice",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingItem",
      "kind": "LinkedField",
      "name": "bookingItem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingClass",
          "kind": "LinkedField",
          "name": "class",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "credits",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceActions_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingDifferences_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceFactsCard_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLinesCard_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceBalanceCard_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicePaymentsCard_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceActivityCard_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "f5cd6903e5ce009e560160162e35de0c";

export default node;
