/**
 * @generated SignedSource<<8f2d9f24acc0c7475d278fbddd61847d>>
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

(node as any).hash = "ecadb99f618768f1a639f15ca052ba68";

export default node;
