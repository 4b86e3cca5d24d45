/**
 * @generated SignedSource<<4769f17dec1d07b45cbd2b9cbb966505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpactList_impact$data = {
  readonly consequence: string;
  readonly entity: string;
  readonly reference: string;
  readonly target: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ImpactList_impact";
};
export type ImpactList_impact$key = {
  readonly " $data"?: ImpactList_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ImpactList_impact"
};

(node as any).hash = "85ab49f231489f41d8231f828f58842a";

export default node;
