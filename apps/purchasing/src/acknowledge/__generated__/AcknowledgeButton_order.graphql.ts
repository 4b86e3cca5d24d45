/**
 * @generated SignedSource<<871e7cd616992af91b780f1c21d2094a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AcknowledgeButton_order$data = {
  readonly acknowledgedAt: string | null | undefined;
  readonly reference: string;
  readonly status: PurchaseOrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AcknowledgeDialog_order">;
  readonly " $fragmentType": "AcknowledgeButton_order";
};
export type AcknowledgeButton_order$key = {
  readonly " $data"?: AcknowledgeButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcknowledgeButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcknowledgeButton_order",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acknowledgedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcknowledgeDialog_order"
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};

(node as any).hash = "11daa9d37cb79b826bed5c70d2d3b44f";

export default node;
