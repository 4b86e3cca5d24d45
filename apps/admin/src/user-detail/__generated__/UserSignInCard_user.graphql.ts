/**
 * @generated SignedSource<<458cf71c692ea9d8b844590e4d2633b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationState = "ended" | "expired" | "not_sent" | "open" | "waiting" | "%future added value";
export type SignInMethod = "link" | "password" | "provider" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserSignInCard_user$data = {
  readonly createdAt: string | null | undefined;
  readonly createdBy: {
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly hasPassword: boolean | null | undefined;
  readonly invitation: {
    readonly mail: string;
    readonly sentAt: string | null | undefined;
    readonly state: InvitationState;
    readonly worksUntil: string | null | undefined;
  } | null | undefined;
  readonly isActive: boolean | null | undefined;
  readonly mustChangePassword: boolean | null | undefined;
  readonly passwordChangedAt: string | null | undefined;
  readonly signsInWith: ReadonlyArray<SignInMethod> | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "UserSignInCard_user";
};
export type UserSignInCard_user$key = {
  readonly " $data"?: UserSignInCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserSignInCard_user">;
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
  "name": "UserSignInCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
      "name": "mustChangePassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordChangedAt",
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
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "worksUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "6bcc1ae490bde1c27e15200aa7ad37e2";

export default node;
