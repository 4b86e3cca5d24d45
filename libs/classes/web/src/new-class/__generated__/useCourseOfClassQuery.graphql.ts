/**
 * @generated SignedSource<<71718f0d61416e7fec6ce770c5aa77f9>>
 * @relayHash 5c1af6e705d8a67f42ae58a43cfed87b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c4a03241874f99bda7c9fc4f866d5d384c4085f225cc26bdfbebe007edce03

import type { ConcreteRequest } from 'relay-runtime';
export type useCourseOfClassQuery$variables = {
  id: string;
};
export type useCourseOfClassQuery$data = {
  readonly course: {
    readonly id: string;
    readonly publishedCourseVersion: {
      readonly durationDays: number;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
};
export type useCourseOfClassQuery = {
  response: useCourseOfClassQuery$data;
  variables: useCourseOfClassQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Course",
    "kind": "LinkedField",
    "name": "course",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseVersion",
        "kind": "LinkedField",
        "name": "publishedCourseVersion",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationDays",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCourseOfClassQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCourseOfClassQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "5c1af6e705d8a67f42ae58a43cfed87b",
    "id": "65c4a03241874f99bda7c9fc4f866d5d384c4085f225cc26bdfbebe007edce03",
    "metadata": {},
    "name": "useCourseOfClassQuery",
    "operationKind": "query",
    "text": "query useCourseOfClassQuery(\n  $id: ID!\n) {\n  course(id: $id) {\n    id\n    title\n    publishedCourseVersion {\n      id\n      title\n      durationDays\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c38e3016c3b96c68f270974ecbd7f358";

export default node;
