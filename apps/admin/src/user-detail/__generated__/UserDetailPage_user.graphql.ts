/**
 * @generated SignedSource<<d2a18e76a0b5434fb59a4303924883ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserDetailPage_user$data = {
  readonly isActive: boolean | null | undefined;
  readonly person: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly jobTitle: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UserAccessCard_user" | "UserContactCard_user" | "UserHistoryCard_user">;
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
      "name": "UserAccessCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserContactCard_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserHistoryCard_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "13207ae588a697fd02f7ab15ae70f3ef";

export default node;
