/**
 * @generated SignedSource<<acd24eec643670b7586863ebe2ae464f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrderDetailPage_order$data = {
  readonly acknowledgedAt: string | null | undefined;
  readonly id: string;
  readonly raisedAt: string;
  readonly reference: string;
  readonly status: PurchaseOrderStatus;
  readonly supplier: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"BankChangeWarning_supplier">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderActions_order" | "PurchaseOrderBillsCard_order" | "PurchaseOrderFactsCard_order" | "PurchaseOrderItemsCard_order" | "RecordAudit_record">;
  readonly " $fragmentType": "PurchaseOrderDetailPage_order";
};
export type PurchaseOrderDetailPage_order$key = {
  readonly " $data"?: PurchaseOrderDetailPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderDetailPage_order">;
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
  "name": "PurchaseOrderDetailPage_order",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "raisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acknowledgedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BankChangeWarning_supplier"
        }
      ],
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
      "name": "PurchaseOrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseOrderFactsCard_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseOrderItemsCard_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseOrderBillsCard_order"
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};
})();

(node as any).hash = "284750101325331c48f5c0bc79d7b5f1";

export default node;
