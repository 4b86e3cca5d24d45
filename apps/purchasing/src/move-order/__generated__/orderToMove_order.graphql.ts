/**
 * @generated SignedSource<<813d6481c9b2e5c76a13078bdef8bb15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderToMove_order$data = {
  readonly bills: ReadonlyArray<{
    readonly takenBackAt: string | null | undefined;
  }>;
  readonly items: {
    readonly totalCount: number;
  };
  readonly status: PurchaseOrderStatus;
  readonly trainingClass: {
    readonly status: TrainingClassStatus;
  } | null | undefined;
  readonly " $fragmentType": "orderToMove_order";
};
export type orderToMove_order$key = {
  readonly " $data"?: orderToMove_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderToMove_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderToMove_order"
};

(node as any).hash = "bda2adb68552b102df1bcab1c298ddcc";

export default node;
