/**
 * @generated SignedSource<<28c17dbae49703a3241f5d6fb34009be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainerSkills_trainerCourse$data = {
  readonly competency: number | null | undefined;
  readonly competencySelf: number | null | undefined;
  readonly course: {
    readonly title: string;
  };
  readonly id: string;
  readonly rate: {
    readonly amount: number;
  } | null | undefined;
  readonly updatedAt?: string;
  readonly updatedBy?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "TrainerSkills_trainerCourse";
};
export type TrainerSkills_trainerCourse$key = {
  readonly " $data"?: TrainerSkills_trainerCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerSkills_trainerCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainerSkills_trainerCourse",
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
      "name": "competency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "competencySelf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "rate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainerCourse",
  "abstractKey": null
};

(node as any).hash = "e0901813b8b0023afa673e90a1cd997f";

export default node;
