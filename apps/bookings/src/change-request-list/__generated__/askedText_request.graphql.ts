/**
 * @generated SignedSource<<15b173d3f4f9ce3d8d381524d5c9085b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChangeRequestKind = "attendees" | "class" | "dates" | "trainer" | "transfer" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type askedText_request$data = {
  readonly delegate: {
    readonly familyName: string;
    readonly givenName: string;
  } | null | undefined;
  readonly kind: ChangeRequestKind | null | undefined;
  readonly newMaxAttendees: number | null | undefined;
  readonly newStartsAt: string | null | undefined;
  readonly newTrainer: {
    readonly contact: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly newTrainingClass: {
    readonly reference: string;
  } | null | undefined;
  readonly " $fragmentType": "askedText_request";
};
export type askedText_request$key = {
  readonly " $data"?: askedText_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"askedText_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "askedText_request"
};

(node as any).hash = "8cff462537c7d67ded35a00a9d3b586b";

export default node;
