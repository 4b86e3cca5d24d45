/**
 * @generated SignedSource<<084d7e9f93062ed0461d6cf679be0811>>
 * @relayHash d3cc05abe16f42defe1fe307d27b49bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45f899a4b9ad9c140b2871fa8a0801f9934ff7117929f7a4e452952e783017f0

import type { ConcreteRequest } from 'relay-runtime';
export type TrainerCourseListPageCountQuery$variables = {
  courseTitle?: string | null | undefined;
  filtered: boolean;
  total: boolean;
  trainer?: string | null | undefined;
};
export type TrainerCourseListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type TrainerCourseListPageCountQuery = {
  response: TrainerCourseListPageCountQuery$data;
  variables: TrainerCourseListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courseTitle"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "course_title",
            "variableName": "courseTitle"
          },
          {
            "kind": "Variable",
            "name": "trainer",
            "variableName": "trainer"
          }
        ],
        "concreteType": "TrainerCourseCursorConnection",
        "kind": "LinkedField",
        "name": "trainerCourses",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "total",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "TrainerCourseCursorConnection",
        "kind": "LinkedField",
        "name": "trainerCourses",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TrainerCourseListPageCountQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TrainerCourseListPageCountQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "d3cc05abe16f42defe1fe307d27b49bc",
    "id": "45f899a4b9ad9c140b2871fa8a0801f9934ff7117929f7a4e452952e783017f0",
    "metadata": {},
    "name": "TrainerCourseListPageCountQuery",
    "operationKind": "query",
    "text": "query TrainerCourseListPageCountQuery(\n  $courseTitle: String\n  $trainer: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: trainerCourses(course_title: $courseTitle, trainer: $trainer) @include(if: $filtered) {\n    totalCount\n  }\n  all: trainerCourses @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "63c844a27219ddbcc7596b180c1ad29a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
