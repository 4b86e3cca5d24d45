/**
 * @generated SignedSource<<852504b991bd5d0688b4459c6f62c874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMoneyActions_invoice$data = {
  readonly balanceDue: {
    readonly amount: number;
  };
  readonly id: string;
  readonly reference: string;
  readonly status: InvoiceStatus;
  readonly type: InvoiceType;
  readonly version: number;
  readonly " $fragmentType": "useMoneyActions_invoice";
};
export type useMoneyActions_invoice$key = {
  readonly " $data"?: useMoneyActions_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMoneyActions_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMoneyActions_invoice",
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
      "kind": "ScalarField",
      "name": "status",
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

(node as any).hash = "3f5f5899f459ffcf31c33bf2f7a6c9d9";

export default node;
