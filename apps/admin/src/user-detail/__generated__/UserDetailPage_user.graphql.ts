/**
 * @generated SignedSource<<30251de8eeb4cb55c9b73076586f05dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserDetailPage_user$data = {
  readonly id: string;
  readonly isActive: boolean | null | undefined;
  readonly person: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly jobTitle: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OwnActions_user" | "SecondFactorCard_user" | "SessionsCard_user" | "UserActions_user" | "UserContactCard_user" | "UserRolesCard_user" | "UserSignInCard_user">;
  readonly " $fragmentType": "UserDetailPage_user";
};
export type UserDetailPage_user$key = {
  readonly " $data"?: UserDetailPage_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserDetailPage_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserDetailPage_user",
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
      "name": "isActive",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserContactCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserRolesCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserSignInCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SecondFactorCard_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f67ce85463228f730fb2725e3d9e683d";

export default node;
