/**
 * @generated SignedSource<<6e165d1424fe3cacc7dd28872aa163a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type customerOption_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly " $fragmentType": "customerOption_customer";
};
export type customerOption_customer$key = {
  readonly " $data"?: customerOption_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "customerOption_customer"
};

(node as any).hash = "b57bca4283bad3ef3180f07bd25df44d";

export default node;
