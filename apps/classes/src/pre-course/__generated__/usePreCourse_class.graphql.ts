/**
 * @generated SignedSource<<1b31e7d5f25ad5700f8df7621b4f97c4>>
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
  readonly id: string;
  readonly status: TrainingClassStatus;
  readonly " $fragmentType": "usePreCourse_class";
};
export type usePreCourse_class$key = {
  readonly " $data"?: usePreCourse_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePreCourse_class">;
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
  "name": "usePreCourse_class",
  "selections": [
    (v0/*:: as any*/),
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
                (v0/*:: as any*/)
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
})();

(node as any).hash = "11cb1e6c2578dfcd1c1672fa289c1bde";

export default node;
