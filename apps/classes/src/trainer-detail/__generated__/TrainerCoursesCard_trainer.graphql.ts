/**
 * @generated SignedSource<<cf63807232579b615dc07f9db7a0c020>>
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
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TrainerSkills_trainerCourse">;
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TrainerSkills_trainerCourse"
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

(node as any).hash = "2ab7a993c80c19ba89bae71a1632be00";

export default node;
