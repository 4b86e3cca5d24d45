/**
 * @generated SignedSource<<7fa4fe8e11f05ed0e730f22d95e43177>>
 * @relayHash c47a353f51cd2b53ca88f1ada83b877f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b6de0976f27cb43ee0b80e9233b6661322cc5ea48b0edb897873f08e2839ec3

import type { ConcreteRequest } from 'relay-runtime';
export type CourseStatus = "draft" | "published" | "unpublished_changes" | "%future added value";
export type CourseListPageCountQuery$variables = {
  filtered: boolean;
  status?: ReadonlyArray<CourseStatus> | null | undefined;
  subject?: string | null | undefined;
  title?: string | null | undefined;
  total: boolean;
};
export type CourseListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type CourseListPageCountQuery = {
  response: CourseListPageCountQuery$data;
  variables: CourseListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subject"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
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
            "name": "status_list",
            "variableName": "status"
          },
          {
            "kind": "Variable",
            "name": "subject",
            "variableName": "subject"
          },
          {
            "kind": "Variable",
            "name": "title",
            "variableName": "title"
          }
        ],
        "concreteType": "CourseCursorConnection",
        "kind": "LinkedField",
        "name": "courses",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
        "concreteType": "CourseCursorConnection",
        "kind": "LinkedField",
        "name": "courses",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseListPageCountQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CourseListPageCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "c47a353f51cd2b53ca88f1ada83b877f",
    "id": "5b6de0976f27cb43ee0b80e9233b6661322cc5ea48b0edb897873f08e2839ec3",
    "metadata": {},
    "name": "CourseListPageCountQuery",
    "operationKind": "query",
    "text": "query CourseListPageCountQuery(\n  $title: String\n  $subject: ID\n  $status: [CourseStatus!]\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: courses(title: $title, subject: $subject, status_list: $status) @include(if: $filtered) {\n    totalCount\n  }\n  all: courses @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "799aaf2da651a04ec01ce3de1a74bb74";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
