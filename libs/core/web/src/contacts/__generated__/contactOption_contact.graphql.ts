/**
 * @generated SignedSource<<73c96b3621b14261dbf8b51d495ed0cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactOption_contact$data = {
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly undeliverable: {
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentType": "contactOption_contact";
};
export type contactOption_contact$key = {
  readonly " $data"?: contactOption_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactOption_contact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactOption_contact"
};

(node as any).hash = "53de54883076cb95eb3552d2fdc46be9";

export default node;
