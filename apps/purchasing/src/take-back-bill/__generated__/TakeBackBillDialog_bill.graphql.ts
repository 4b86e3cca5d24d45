/**
 * @generated SignedSource<<88ae933c9ad4a7bf5e054aa4229a5602>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeBackBillDialog_bill$data = {
  readonly id: string;
  readonly number: string;
  readonly purchaseOrders: ReadonlyArray<{
    readonly reference: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "TakeBackBillDialog_bill";
};
export type TakeBackBillDialog_bill$key = {
  readonly " $data"?: TakeBackBillDialog_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackBillDialog_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeBackBillDialog_bill",
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
      "name": "number",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SupplierBill",
  "abstractKey": null
};

(node as any).hash = "49bdfdd83f92f3b22bb87291242a1b11";

export default node;
