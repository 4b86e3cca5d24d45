/**
 * @generated SignedSource<<a761b6337bde35b66eaeb9e7b1268dcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bookingsToAddTo_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "bookingsToAddTo_booking";
};
export type bookingsToAddTo_booking$key = {
  readonly " $data"?: bookingsToAddTo_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"bookingsToAddTo_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bookingsToAddTo_booking"
};

(node as any).hash = "1b0e964c9d40038db008556c15148e1b";

export default node;
