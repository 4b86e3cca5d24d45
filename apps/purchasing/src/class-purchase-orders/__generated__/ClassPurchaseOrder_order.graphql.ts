/**
 * @generated SignedSource<<6c8a0c42e159a1e6fd6b67da9e0698fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassPurchaseOrder_order$data = {
  readonly acknowledgedAt: string | null | undefined;
  readonly id: string;
  readonly netPrice: {
    readonly amount: number;
  };
  readonly reference: string;
  readonly status: PurchaseOrderStatus;
  readonly supplier: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AcknowledgeButton_order">;
  readonly " $fragmentType": "ClassPurchaseOrder_order";
};
export type ClassPurchaseOrder_order$key = {
  readonly " $data"?: ClassPurchaseOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassPurchaseOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassPurchaseOrder_order",
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
      "name": "acknowledgedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netPrice",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcknowledgeButton_order"
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};

(node as any).hash = "1b348d5f586b9b809e46aa0d676de8a0";

export default node;
