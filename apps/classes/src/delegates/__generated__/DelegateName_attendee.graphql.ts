/**
 * @generated SignedSource<<6e7d98713206ad0f506ddbc3b2b94ee5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DelegateName_attendee$data = {
  readonly customerContact: {
    readonly id: string;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
  } | null | undefined;
  readonly email: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDelegateDialog_attendee">;
  readonly " $fragmentType": "DelegateName_attendee";
};
export type DelegateName_attendee$key = {
  readonly " $data"?: DelegateName_attendee$data;
  readonly " $fragmentSpreads": FragmentRefs<"DelegateName_attendee">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DelegateName_attendee"
};

(node as any).hash = "b48eaa693299f5aa47f5cea9a3c0ecb2";

export default node;
