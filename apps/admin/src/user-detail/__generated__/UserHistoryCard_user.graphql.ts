/**
 * @generated SignedSource<<9c1902081c549f4b7fd4d32b79d4a15b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserHistoryCard_user$data = {
  readonly createdAt: string | null | undefined;
  readonly createdBy: {
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "UserHistoryCard_user";
};
export type UserHistoryCard_user$key = {
  readonly " $data"?: UserHistoryCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserHistoryCard_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserHistoryCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "3544aa20392f96f79f6277a925ae3c93";

export default node;
