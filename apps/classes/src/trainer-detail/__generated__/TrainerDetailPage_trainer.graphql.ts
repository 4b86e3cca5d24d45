/**
 * @generated SignedSource<<6879d73ce85c2f8a2d8f0a221364e9eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainerStatus = "active" | "blacklisted" | "inactive" | "retired" | "unknown" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrainerDetailPage_trainer$data = {
  readonly contact: {
    readonly fullName: string;
    readonly jobTitle: string | null | undefined;
  };
  readonly id: string;
  readonly status: TrainerStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record" | "TrainerContactCard_trainer" | "TrainerCoursesCard_trainer" | "TrainerLocationCard_trainer" | "TrainerStatusMenu_trainer" | "UnavailabilityCard_trainer">;
  readonly " $fragmentType": "TrainerDetailPage_trainer";
};
export type TrainerDetailPage_trainer$key = {
  readonly " $data"?: TrainerDetailPage_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerDetailPage_trainer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainerDetailPage_trainer",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerStatusMenu_trainer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerContactCard_trainer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerLocationCard_trainer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerCoursesCard_trainer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnavailabilityCard_trainer"
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};

(node as any).hash = "2c4961225a9881bbe2878ac4018e8ef4";

export default node;
