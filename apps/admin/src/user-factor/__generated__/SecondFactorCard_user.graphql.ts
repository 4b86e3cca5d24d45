/**
 * @generated SignedSource<<fb7de78618dc9fe6648e268279fe2d9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "link" | "password" | "provider" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorCard_user$data = {
  readonly hasPassword: boolean | null | undefined;
  readonly id: string;
  readonly person: {
    readonly fullName: string;
  };
  readonly secondFactor: {
    readonly confirmedAt: string | null | undefined;
    readonly isRequired: boolean;
    readonly recoveryCodesLeft: number;
  } | null | undefined;
  readonly signsInWith: ReadonlyArray<SignInMethod> | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signsInWith",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
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

(node as any).hash = "5247e3be5c63b25c2637a919742f4303";

export default node;
