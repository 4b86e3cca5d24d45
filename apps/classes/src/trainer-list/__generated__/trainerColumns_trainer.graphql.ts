/**
 * @generated SignedSource<<e3b0210d57dae6c6fa2683ffaac3f43f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type trainerColumns_trainer$data = {
  readonly contact: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
    readonly user: {
      readonly avatarUrl: string | null | undefined;
    } | null | undefined;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly location: {
    readonly city: string | null | undefined;
    readonly postcode: string | null | undefined;
  } | null | undefined;
  readonly trainerCourses: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TrainerStatusMenu_trainer">;
  readonly " $fragmentType": "trainerColumns_trainer";
};
export type trainerColumns_trainer$key = {
  readonly " $data"?: trainerColumns_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"trainerColumns_trainer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "trainerColumns_trainer",
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
      "name": "createdAt",
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
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainerCourseCursorConnection",
      "kind": "LinkedField",
      "name": "trainerCourses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerStatusMenu_trainer"
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};

(node as any).hash = "2dd0b5af46002ac12afccfaf75a816ac";

export default node;
