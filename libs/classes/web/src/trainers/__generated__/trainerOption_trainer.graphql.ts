/**
 * @generated SignedSource<<ef96b952379986452e3aa916e570b2d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type trainerOption_trainer$data = {
  readonly contact: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly user: {
      readonly avatarUrl: string | null | undefined;
    } | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "trainerOption_trainer";
};
export type trainerOption_trainer$key = {
  readonly " $data"?: trainerOption_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"trainerOption_trainer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "trainerOption_trainer"
};

(node as any).hash = "b50fb4d7720fe5018d9b6fada26ecfaa";

export default node;
