/**
 * @generated SignedSource<<f4205262056fbceec7cb46c6b256ba22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserActions_user$data = {
  readonly isActive: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ResetPasswordDialog_user" | "SwitchUser_user">;
  readonly " $fragmentType": "UserActions_user";
};
export type UserActions_user$key = {
  readonly " $data"?: UserActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserActions_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResetPasswordDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SwitchUser_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1df3a4009a9faf80ffb4770f8d5d9cf6";

export default node;
