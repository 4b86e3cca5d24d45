/**
 * @generated SignedSource<<f08d982d5767c08e2d29ec9652716038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserContactCard_user$data = {
  readonly person: {
    readonly email: string | null | undefined;
    readonly familyName: string;
    readonly givenName: string;
    readonly jobTitle: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
  };
  readonly " $fragmentType": "UserContactCard_user";
};
export type UserContactCard_user$key = {
  readonly " $data"?: UserContactCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserContactCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserContactCard_user",
  "selections": [
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
          "name": "givenName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "familyName",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a599a6e296134a3d136d66d3264f02eb";

export default node;
