/**
 * @generated SignedSource<<28b67c4ae30d9d05112dca413e3ad035>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ImportOutcome = "created" | "headings" | "invalid" | "known" | "nameless" | "repeated" | "seated" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type previewedLines_line$data = {
  readonly email: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly line: number;
  readonly note: string | null | undefined;
  readonly outcome: ImportOutcome;
  readonly reason: string | null | undefined;
  readonly seatNumber: number | null | undefined;
  readonly shared: boolean;
  readonly text: string;
  readonly " $fragmentType": "previewedLines_line";
};
export type previewedLines_line$key = {
  readonly " $data"?: previewedLines_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"previewedLines_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "previewedLines_line"
};

(node as any).hash = "55b521dac65d40c326e1985bef6bb214";

export default node;
