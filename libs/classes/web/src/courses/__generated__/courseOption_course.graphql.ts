/**
 * @generated SignedSource<<530e868db6187ff344a8bf135548599c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type courseOption_course$data = {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "courseOption_course";
};
export type courseOption_course$key = {
  readonly " $data"?: courseOption_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"courseOption_course">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "courseOption_course"
};

(node as any).hash = "cf9bfb5cad5d5473c6807df23fc39add";

export default node;
