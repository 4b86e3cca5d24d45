/**
 * @generated SignedSource<<e40c685f369d39c493dc0da86b24394e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type subjectOption_subject$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "subjectOption_subject";
};
export type subjectOption_subject$key = {
  readonly " $data"?: subjectOption_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"subjectOption_subject">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "subjectOption_subject"
};

(node as any).hash = "f23da263e83251538e66362ed7a5e039";

export default node;
