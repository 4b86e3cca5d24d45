/**
 * @generated SignedSource<<eb4b33e958b17167b7c4b2cc02df6ddf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainerStatus = "active" | "blacklisted" | "inactive" | "retired" | "unknown" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrainerStatusSelect_trainer$data = {
  readonly contact: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly status: TrainerStatus;
  readonly version: number;
  readonly " $fragmentType": "TrainerStatusSelect_trainer";
};
export type TrainerStatusSelect_trainer$key = {
  readonly " $data"?: TrainerStatusSelect_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerStatusSelect_trainer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainerStatusSelect_trainer",
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
      "name": "status",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};

(node as any).hash = "4276893e98c002d8851e448ed64baec3";

export default node;
