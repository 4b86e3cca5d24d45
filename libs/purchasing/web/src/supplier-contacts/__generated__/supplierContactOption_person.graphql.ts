/**
 * @generated SignedSource<<eba1366ade2ff547d9c100364dbc3884>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type supplierContactOption_person$data = {
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentType": "supplierContactOption_person";
};
export type supplierContactOption_person$key = {
  readonly " $data"?: supplierContactOption_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"supplierContactOption_person">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "supplierContactOption_person"
};

(node as any).hash = "e5275693aea6d6faa89772ae79282656";

export default node;
