/**
 * @generated SignedSource<<c6c6c9fabe9d66f8edd0727c8b89925e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type creditableLine_line$data = {
  readonly creditedNet: {
    readonly amount: number;
  };
  readonly creditedTax: {
    readonly amount: number;
  };
  readonly line: string;
  readonly net: {
    readonly amount: number;
  };
  readonly tax: {
    readonly amount: number;
  };
  readonly taxRatePercent: number | null | undefined;
  readonly taxable: boolean;
  readonly " $fragmentType": "creditableLine_line";
};
export type creditableLine_line$key = {
  readonly " $data"?: creditableLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"creditableLine_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "creditableLine_line"
};

(node as any).hash = "33277b474516802d9199c136d30d56f1";

export default node;
