/**
 * @generated SignedSource<<d92bafc144c0dda551582c97f31e11f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTrainerCourseButton_trainerCourse$data = {
  readonly course: {
    readonly title: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTrainerCourseDialog_trainerCourse">;
  readonly " $fragmentType": "DeleteTrainerCourseButton_trainerCourse";
};
export type DeleteTrainerCourseButton_trainerCourse$key = {
  readonly " $data"?: DeleteTrainerCourseButton_trainerCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTrainerCourseButton_trainerCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTrainerCourseButton_trainerCourse",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteTrainerCourseDialog_trainerCourse"
    }
  ],
  "type": "TrainerCourse",
  "abstractKey": null
};

(node as any).hash = "8799ced5a89b0796799922d71bcdea9a";

export default node;
