/**
 * @generated SignedSource<<a6c51d5ce10a74c8dfbe5a892092864c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainerDetailPage_trainer$data = {
  readonly contact: {
    readonly fullName: string;
    readonly jobTitle: string | null | undefined;
  };
  readonly id: string;
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

(node as any).hash = "c49b3e7e91827b386b7b8a16c83053e6";

export default node;
