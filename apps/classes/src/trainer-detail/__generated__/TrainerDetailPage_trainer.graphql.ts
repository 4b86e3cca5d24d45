/**
 * @generated SignedSource<<acaf2e59b285ba3c04c1ed1668bf5d31>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record" | "TrainerContactCard_trainer" | "TrainerCoursesCard_trainer" | "TrainerLocationCard_trainer" | "TrainerStatusSelect_trainer" | "UnavailabilityCard_trainer">;
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
      "name": "TrainerStatusSelect_trainer"
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

(node as any).hash = "c2f1869956380098c0b91d46e0096156";

export default node;
