/**
 * @generated SignedSource<<ab97c06ad9f4bab54326f70473431d05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type userOption_user$data = {
  readonly avatarUrl: string | null | undefined;
  readonly id: string;
  readonly person: {
    readonly fullName: string;
  };
  readonly " $fragmentType": "userOption_user";
};
export type userOption_user$key = {
  readonly " $data"?: userOption_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userOption_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "userOption_user"
};

(node as any).hash = "7cb8f18c454adff285875606331a47f3";

export default node;
