/**
 * @generated SignedSource<<3645432c1ada2d63910a1cd8fa83174f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainerCoursesCard_trainer$data = {
  readonly id: string;
  readonly trainerCourses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly course: {
          readonly id: string;
          readonly reference: string;
          readonly title: string;
        };
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DeleteTrainerCourseButton_trainerCourse" | "TrainerSkills_trainerCourse">;
      };
    }>;
  };
  readonly " $fragmentType": "TrainerCoursesCard_trainer";
};
export type TrainerCoursesCard_trainer$key = {
  readonly " $data"?: TrainerCoursesCard_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainerCoursesCard_trainer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainerCoursesCard_trainer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 500
        }
      ],
      "concreteType": "TrainerCourseCursorConnection",
      "kind": "LinkedField",
      "name": "trainerCourses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainerCourseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TrainerCourse",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Course",
                  "kind": "LinkedField",
                  "name": "course",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "title",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reference",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TrainerSkills_trainerCourse"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeleteTrainerCourseButton_trainerCourse"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "trainerCourses(first:500)"
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};
})();

(node as any).hash = "457ada1a019cfaae1b33620041228846";

export default node;
