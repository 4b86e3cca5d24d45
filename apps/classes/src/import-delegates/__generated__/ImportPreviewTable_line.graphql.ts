/**
 * @generated SignedSource<<abf6b22782b3fbef242dbd8b277a8d59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ImportOutcome = "created" | "headings" | "invalid" | "known" | "nameless" | "repeated" | "seated" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportPreviewTable_line$data = {
  readonly email: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly reason: string | null | undefined;
  readonly seatNumber: number | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "ImportPreviewTable_line";
};
export type ImportPreviewTable_line$key = {
  readonly " $data"?: ImportPreviewTable_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPreviewTable_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ImportPreviewTable_line"
};

(node as any).hash = "c5cfd5bd9b95d142c71e75b14f8a5620";

export default node;
