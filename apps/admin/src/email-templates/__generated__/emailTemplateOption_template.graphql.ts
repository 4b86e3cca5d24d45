/**
 * @generated SignedSource<<b3df3cfd58bc88e24d8bd262432723f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type emailTemplateOption_template$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "emailTemplateOption_template";
};
export type emailTemplateOption_template$key = {
  readonly " $data"?: emailTemplateOption_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"emailTemplateOption_template">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "emailTemplateOption_template"
};

(node as any).hash = "40ad40f6c188b9b63a2892f520132454";

export default node;
