/**
 * @generated SignedSource<<605983726fc416df64b40f7cd9fe1576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type SignInMethod = "link" | "password" | "provider" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserActions_user$data = {
  readonly id: string;
  readonly isActive: boolean | null | undefined;
  readonly person: {
    readonly fullName: string;
  };
  readonly roles: ReadonlyArray<Role> | null | undefined;
  readonly signsInWith: ReadonlyArray<SignInMethod> | null | undefined;
  readonly version: number | null | undefined;
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "roles",
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

(node as any).hash = "baf298e0ac2a05f175acac334ab9da2f";

export default node;
