/**
 * @generated SignedSource<<cd1bd99e43db2fe4e49e04de3da65fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPasswordDialog_user$data = {
  readonly id: string;
  readonly person: {
    readonly fullName: string;
  };
  readonly " $fragmentType": "ResetPasswordDialog_user";
};
export type ResetPasswordDialog_user$key = {
  readonly " $data"?: ResetPasswordDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetPasswordDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResetPasswordDialog_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e49d8ffab0c49364752b62a9f11ec43d";

export default node;
