/**
 * @generated SignedSource<<f8e4364964b324fc8bf649c5161b6753>>
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
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly documentDate: string;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMoneyActions_invoice",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "documentDate",
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
})();

(node as any).hash = "a90eb399338b980cf604a98f7b3cedb8";

export default node;
