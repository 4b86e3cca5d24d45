/**
 * @generated SignedSource<<60b39f971a1f508146afc205014c7b02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type undeliverableColumns_address$data = {
  readonly address: string;
  readonly createdAt: string;
  readonly reason: string;
  readonly releaseReason: string | null | undefined;
  readonly releasedAt: string | null | undefined;
  readonly releasedBy: {
    readonly avatarUrl: string | null | undefined;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseAddressButton_address">;
  readonly " $fragmentType": "undeliverableColumns_address";
};
export type undeliverableColumns_address$key = {
  readonly " $data"?: undeliverableColumns_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"undeliverableColumns_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "undeliverableColumns_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "kind": "ScalarField",
      "name": "releasedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "releasedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReleaseAddressButton_address"
    }
  ],
  "type": "SuppressedAddress",
  "abstractKey": null
};

(node as any).hash = "20ca67f9d5dd619ba2da6bcbfde5e69d";

export default node;
