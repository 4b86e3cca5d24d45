/**
 * @generated SignedSource<<d0ed4c240c3a318969265433eb8eaac9>>
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
  readonly note: string | null | undefined;
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

(node as any).hash = "8eafe05586d970b36a9631c46b86223a";

export default node;
