/**
 * @generated SignedSource<<cc2d1b2a7bbf8c6a286b51e9c3d17b92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorrectDelegateDialog_attendee$data = {
  readonly email: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly id: string;
  readonly updatedAt?: string;
  readonly updatedBy?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "CorrectDelegateDialog_attendee";
};
export type CorrectDelegateDialog_attendee$key = {
  readonly " $data"?: CorrectDelegateDialog_attendee$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDelegateDialog_attendee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorrectDelegateDialog_attendee",
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
      "kind": "InlineFragment",
      "selections": [
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
        }
      ],
      "type": "Audited",
      "abstractKey": "__isAudited"
    },
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Attendee",
  "abstractKey": null
};

(node as any).hash = "9de3ebadeece428fbfe8d97536f2d206";

export default node;
