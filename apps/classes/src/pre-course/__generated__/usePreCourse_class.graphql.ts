/**
 * @generated SignedSource<<a7733402fa2c77de37e9dee63dac7de1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePreCourse_class$data = {
  readonly courseVersion: {
    readonly course: {
      readonly preCourseQuestionaire: {
        readonly id: string;
      } | null | undefined;
    };
  };
  readonly status: TrainingClassStatus;
  readonly " $fragmentType": "usePreCourse_class";
};
export type usePreCourse_class$key = {
  readonly " $data"?: usePreCourse_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePreCourse_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePreCourse_class",
  "selections": [
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
      "concreteType": "CourseVersion",
      "kind": "LinkedField",
      "name": "courseVersion",
      "plural": false,
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
              "concreteType": "Questionaire",
              "kind": "LinkedField",
              "name": "preCourseQuestionaire",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "93e88504405ff16bcfbff6342a3dec69";

export default node;
