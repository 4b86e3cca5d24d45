/**
 * @generated SignedSource<<fa038d96f70694dc9cd8469d3af8f073>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "draft" | "published" | "unpublished_changes" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishCourseButton_course$data = {
  readonly id: string;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number;
        readonly outline: ReadonlyArray<{
          readonly title: string;
          readonly topics: ReadonlyArray<string>;
        }>;
        readonly title: string;
      };
    }>;
  };
  readonly reference: string;
  readonly status: CourseStatus;
  readonly version: number;
  readonly " $fragmentType": "PublishCourseButton_course";
};
export type PublishCourseButton_course$key = {
  readonly " $data"?: PublishCourseButton_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishCourseButton_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishCourseButton_course",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
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
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "CourseVersionCursorConnection",
      "kind": "LinkedField",
      "name": "versions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseVersionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CourseVersion",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CourseLesson",
                  "kind": "LinkedField",
                  "name": "outline",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "topics",
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
      "storageKey": "versions(first:1)"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "9a9b5f07cf207aeca7bd5f4f852a94dd";

export default node;
