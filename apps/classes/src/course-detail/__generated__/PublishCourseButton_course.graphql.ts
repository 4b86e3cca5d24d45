/**
 * @generated SignedSource<<800e512c62199bfe16f53070d5ed78e1>>
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

const node: ReaderFragment = {
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
          "storageKey": null
        }
      ],
      "storageKey": "versions(first:1)"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "d83bb9bdf821ec02720b7d81d4c1e290";

export default node;
