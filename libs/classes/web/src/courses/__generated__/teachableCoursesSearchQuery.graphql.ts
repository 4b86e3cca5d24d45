/**
 * @generated SignedSource<<56ee0fea836a33b053107ff81de86bda>>
 * @relayHash a6d92b0f3461e43f3137db1ac519f81d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a897694337c8533a0be060ebce386aa0b78332df1f713daa46e607fd866056b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type teachableCoursesSearchQuery$variables = {
  search?: string | null | undefined;
  trainer: string;
};
export type teachableCoursesSearchQuery$data = {
  readonly courses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"courseOption_course">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type teachableCoursesSearchQuery = {
  response: teachableCoursesSearchQuery$data;
  variables: teachableCoursesSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v2 = [
  {
    "kind": "Literal",
    "name": "exists",
    "value": [
      {
        "publishedCourseVersion": true
      }
    ]
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 500
  },
  {
    "kind": "Variable",
    "name": "notTaughtBy",
    "variableName": "trainer"
  },
  {
    "kind": "Literal",
    "name": "order",
    "value": [
      {
        "title": "ASC"
      }
    ]
  },
  {
    "kind": "Variable",
    "name": "title",
    "variableName": "search"
  }
],
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "teachableCoursesSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CourseCursorConnection",
        "kind": "LinkedField",
        "name": "courses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Course",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "courseOption_course",
                    "selections": (v3/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "teachableCoursesSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CourseCursorConnection",
        "kind": "LinkedField",
        "name": "courses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Course",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a6d92b0f3461e43f3137db1ac519f81d",
    "id": "a897694337c8533a0be060ebce386aa0b78332df1f713daa46e607fd866056b5",
    "metadata": {},
    "name": "teachableCoursesSearchQuery",
    "operationKind": "query",
    "text": "query teachableCoursesSearchQuery(\n  $trainer: ID!\n  $search: String\n) {\n  courses(first: 500, title: $search, notTaughtBy: $trainer, exists: [{publishedCourseVersion: true}], order: [{title: ASC}]) {\n    edges {\n      node {\n        ...courseOption_course\n        id\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nfragment courseOption_course on Course {\n  id\n  title\n  reference\n}\n"
  }
};
})();

(node as any).hash = "37d078c953f6c4ad0dd50fba41dabe12";

export default node;
