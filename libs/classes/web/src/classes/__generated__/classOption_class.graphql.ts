/**
 * @generated SignedSource<<8bdace240fa85c910618d224c610fda6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type classOption_class$data = {
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly startsAt: string | null | undefined;
  readonly status: TrainingClassStatus;
  readonly title: string;
  readonly " $fragmentType": "classOption_class";
};
export type classOption_class$key = {
  readonly " $data"?: classOption_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"classOption_class">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "classOption_class"
};

(node as any).hash = "460481c9b45f92c7963720aeb8efcd8c";

export default node;
