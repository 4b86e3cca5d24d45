/**
 * @generated SignedSource<<2e27b7ae337a25a8883db139022710e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainerStatus = "active" | "blacklisted" | "inactive" | "retired" | "unknown" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrainerStatusMenu_trainer$data = {
  readonly contact: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly status: TrainerStatus;
  readonly version: number;
  readonly " $fragmentType": "TrainerStatusMenu_trainer";
};
export type TrainerStatusMenu_trainer$key = {
  readonly " $data"?: TrainerStatusMenu_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerStatusMenu_trainer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainerStatusMenu_trainer",
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

(node as any).hash = "89806eda80c6aabc99cb242c7f6d03e5";

export default node;
