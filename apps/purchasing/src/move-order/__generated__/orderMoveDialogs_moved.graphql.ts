/**
 * @generated SignedSource<<19dfa1bfecf6182db0d3b3a7051a223f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderMoveDialogs_moved$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: PurchaseOrderStatus;
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentType": "orderMoveDialogs_moved";
};
export type orderMoveDialogs_moved$key = {
  readonly " $data"?: orderMoveDialogs_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderMoveDialogs_moved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "orderMoveDialogs_moved",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};

(node as any).hash = "bfe856c6b216d75085fca664acfb1e7b";

export default node;
