/**
 * @generated SignedSource<<91d22e070d0d8e513bf8f668d24f4cf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bookingsOfCustomer_booking$data = {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "bookingsOfCustomer_booking";
};
export type bookingsOfCustomer_booking$key = {
  readonly " $data"?: bookingsOfCustomer_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"bookingsOfCustomer_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bookingsOfCustomer_booking"
};

(node as any).hash = "fe3378d98cc710dae5ed51c0fc1eb39f";

export default node;
