/**
 * @generated SignedSource<<32dc6806ed1d3f12295936df4e48addc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionLines_session$data = {
  readonly endsAt: string;
  readonly startsAt: string;
  readonly " $fragmentType": "SessionLines_session";
};
export type SessionLines_session$key = {
  readonly " $data"?: SessionLines_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionLines_session">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SessionLines_session"
};

(node as any).hash = "917f3eab69bd9f7ec8ddf6a3e0780ee0";

export default node;
