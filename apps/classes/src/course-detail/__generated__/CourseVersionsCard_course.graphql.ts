/**
 * @generated SignedSource<<6ca2bc3506d27450d5b77a90df8f1aa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseVersionsCard_course$data = {
  readonly versions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly durationDays: number;
        readonly id: string;
        readonly number: number;
        readonly publishedAt: string | null | undefined;
        readonly title: string;
      };
    }>;
  };
  readonly " $fragmentType": "CourseVersionsCard_course";
};
export type CourseVersionsCard_course$key = {
  readonly " $data"?: CourseVersionsCard_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseVersionsCard_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseVersionsCard_course",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
                  "name": "id",
                  "storageKey": null
                },
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "durationDays",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "publishedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "versions(first:100)"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "51e45b1a0494cd272f99a0de225e8d90";

export default node;
