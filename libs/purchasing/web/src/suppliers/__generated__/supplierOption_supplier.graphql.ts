/**
 * @generated SignedSource<<196f6f13cb989f8ef76a80be37bc4acf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type supplierOption_supplier$data = {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly " $fragmentType": "supplierOption_supplier";
};
export type supplierOption_supplier$key = {
  readonly " $data"?: supplierOption_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"supplierOption_supplier">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "supplierOption_supplier"
};

(node as any).hash = "8495603f275642bd34febc692e788999";

export default node;
