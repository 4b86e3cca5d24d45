/**
 * @generated SignedSource<<860e19d0830467ee644a22e9766d11f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactOption_contact$data = {
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "contactOption_contact";
};
export type contactOption_contact$key = {
  readonly " $data"?: contactOption_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactOption_contact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactOption_contact"
};

(node as any).hash = "2da5e1e4ab4a6bf9909cafe55c85fbff";

export default node;
