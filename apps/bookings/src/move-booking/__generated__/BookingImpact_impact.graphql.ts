/**
 * @generated SignedSource<<4fc346ffd622e2b7c276b06f7fdcfc84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingImpact_impact$data = {
  readonly consequence: string;
  readonly entity: string;
  readonly reference: string;
  readonly target: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "BookingImpact_impact";
};
export type BookingImpact_impact$key = {
  readonly " $data"?: BookingImpact_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingImpact_impact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "BookingImpact_impact"
};

(node as any).hash = "66e4683022c530ba52fe011b66e7a3b0";

export default node;
