/**
 * @generated SignedSource<<172e9d9a4a14fc635181768dfac7d997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type brandOption_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "brandOption_brand";
};
export type brandOption_brand$key = {
  readonly " $data"?: brandOption_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"brandOption_brand">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "brandOption_brand"
};

(node as any).hash = "66552fbac93d18031d3e1b65be681b42";

export default node;
