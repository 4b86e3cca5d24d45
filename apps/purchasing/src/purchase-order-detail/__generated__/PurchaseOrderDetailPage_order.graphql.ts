/**
 * @generated SignedSource<<70f7c17390fc5fcaf743ab0e37bd9707>>
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
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AcknowledgeButton_order" | "PurchaseOrderFactsCard_order" | "PurchaseOrderItemsCard_order" | "RecordAudit_record">;
  readonly " $fragmentType": "PurchaseOrderDetailPage_order";
};
export type PurchaseOrderDetailPage_order$key = {
  readonly " $data"?: PurchaseOrderDetailPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderDetailPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseOrderDetailPage_order",
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
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcknowledgeButton_order"
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
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};

(node as any).hash = "e50fd24dd0441540e4aa65329bff0537";

export default node;
