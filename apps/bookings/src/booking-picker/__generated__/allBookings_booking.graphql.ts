/**
 * @generated SignedSource<<19d6a7f489498d3b15066104aa5790a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type allBookings_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "allBookings_booking";
};
export type allBookings_booking$key = {
  readonly " $data"?: allBookings_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"allBookings_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "allBookings_booking"
};

(node as any).hash = "42603d6726ab7690b6b5480f38ceaa34";

export default node;
