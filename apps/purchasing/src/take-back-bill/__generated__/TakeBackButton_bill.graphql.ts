/**
 * @generated SignedSource<<e20c89e79f30618e50c474a043466b23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TakeBackButton_bill$data = {
  readonly number: string;
  readonly purchaseOrders: ReadonlyArray<{
    readonly reference: string;
    readonly status: PurchaseOrderStatus;
  }>;
  readonly takenBackAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackBillDialog_bill">;
  readonly " $fragmentType": "TakeBackButton_bill";
};
export type TakeBackButton_bill$key = {
  readonly " $data"?: TakeBackButton_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackButton_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeBackButton_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenBackAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseOrder",
      "kind": "LinkedField",
      "name": "purchaseOrders",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeBackBillDialog_bill"
    }
  ],
  "type": "SupplierBill",
  "abstractKey": null
};

(node as any).hash = "853c8662cd2421bfe26b73d530708a53";

export default node;
