/**
 * @generated SignedSource<<94eb88dc18a42e1201d83bf266e232db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddTrainerCoursesPage_trainer$data = {
  readonly contact: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerCoursesCard_trainer">;
  readonly " $fragmentType": "AddTrainerCoursesPage_trainer";
};
export type AddTrainerCoursesPage_trainer$key = {
  readonly " $data"?: AddTrainerCoursesPage_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddTrainerCoursesPage_trainer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddTrainerCoursesPage_trainer",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerCoursesCard_trainer"
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};

(node as any).hash = "4ac62c6de0a22c80aadc67f857baab8b";

export default node;
