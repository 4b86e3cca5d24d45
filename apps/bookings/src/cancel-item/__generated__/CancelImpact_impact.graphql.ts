/**
 * @generated SignedSource<<761a66a81e89a76c67608da58dd0ce4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelImpact_impact$data = {
  readonly consequence: string;
  readonly entity: string;
  readonly reference: string;
  readonly target: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "CancelImpact_impact";
};
export type CancelImpact_impact$key = {
  readonly " $data"?: CancelImpact_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelImpact_impact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CancelImpact_impact"
};

(node as any).hash = "58649e09de0b85957e9d7c6a7b5a38e9";

export default node;
