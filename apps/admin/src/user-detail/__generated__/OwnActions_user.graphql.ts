/**
 * @generated SignedSource<<df8572e52982381c85efb1d8102cfac6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnActions_user$data = {
  readonly hasPassword: boolean | null | undefined;
  readonly " $fragmentType": "OwnActions_user";
};
export type OwnActions_user$key = {
  readonly " $data"?: OwnActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnActions_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a5d6a86e72dc3364e41abaab1789fe47";

export default node;
