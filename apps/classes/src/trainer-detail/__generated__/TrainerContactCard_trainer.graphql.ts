/**
 * @generated SignedSource<<75714b432194fa52ac628c04c48aec0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainerContactCard_trainer$data = {
  readonly contact: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly jobTitle: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
    readonly user: {
      readonly avatarUrl: string | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"EditTrainerContactDialog_trainer">;
  readonly " $fragmentType": "TrainerContactCard_trainer";
};
export type TrainerContactCard_trainer$key = {
  readonly " $data"?: TrainerContactCard_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerContactCard_trainer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainerContactCard_trainer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "contact",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarUrl",
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
      "name": "EditTrainerContactDialog_trainer"
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};

(node as any).hash = "75d1bdab8fb13edd820853f3d7bf3955";

export default node;
