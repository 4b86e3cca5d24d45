/**
 * @generated SignedSource<<93b2adf2e97e34ceb3a1e1101846e6e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorCard_user$data = {
  readonly id: string;
  readonly " $fragmentType": "SecondFactorCard_user";
};
export type SecondFactorCard_user$key = {
  readonly " $data"?: SecondFactorCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ae16991c7d4fee674e026decb04afa0b";

export default node;
