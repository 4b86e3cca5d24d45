/**
 * @generated SignedSource<<461384be72101c13da5a134d60f9b553>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingItemMenu_item$data = {
  readonly attended: boolean;
  readonly discussedIn: string | null | undefined;
  readonly invoices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly reference: string;
        readonly status: InvoiceStatus;
      };
    }>;
  };
  readonly noted: boolean;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelItemDialog_item" | "DeleteItemDialog_item" | "EditItemDialog_item">;
  readonly " $fragmentType": "BookingItemMenu_item";
};
export type BookingItemMenu_item$key = {
  readonly " $data"?: BookingItemMenu_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingItemMenu_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingItemMenu_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discussedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "InvoiceCursorConnection",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Invoice",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reference",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "invoices(first:10)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditItemDialog_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteItemDialog_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelItemDialog_item"
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};
})();

(node as any).hash = "8a76478846e916708bd1861f43e76ce5";

export default node;
