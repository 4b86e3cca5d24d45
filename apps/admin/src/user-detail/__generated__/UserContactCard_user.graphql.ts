/**
 * @generated SignedSource<<01ca5e5d8127e2d209a87bc0b56c0743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactType = "customer" | "internal" | "supplier" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserContactCard_user$data = {
  readonly contact: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly person: {
    readonly email: string | null | undefined;
    readonly familyName: string;
    readonly givenName: string;
    readonly jobTitle: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
  };
  readonly personKind: ContactType | null | undefined;
  readonly supplier: {
    readonly id: string;
  } | null | undefined;
  readonly trainer: {
    readonly id: string;
  } | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "UserContactCard_user";
};
export type UserContactCard_user$key = {
  readonly " $data"?: UserContactCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserContactCard_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserContactCard_user",
  "selections": [
    (v0/*:: as any*/),
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
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
})();

(node as any).hash = "1aa8d5fb632dab83cb8cc36e3f7b32a6";

export default node;
