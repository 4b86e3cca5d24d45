/**
 * @generated SignedSource<<4a60186fc6d6ea67527d3553d9c717a7>>
 * @relayHash 03071bbcd0b7d92ed5184a8d2ee9edde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0a9bc54c51faed563b3b4ff6fcf042f0918e11407a3ec2a945f639dae598b5

import type { ConcreteRequest } from 'relay-runtime';
export type SubjectListPageCountQuery$variables = {
  filtered: boolean;
  title?: string | null | undefined;
  total: boolean;
};
export type SubjectListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type SubjectListPageCountQuery = {
  response: SubjectListPageCountQuery$data;
  variables: SubjectListPageCountQuery$variables;
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
  "name": "title"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = [
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
            "name": "title",
            "variableName": "title"
          }
        ],
        "concreteType": "SubjectCursorConnection",
        "kind": "LinkedField",
        "name": "subjects",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
        "concreteType": "SubjectCursorConnection",
        "kind": "LinkedField",
        "name": "subjects",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SubjectListPageCountQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SubjectListPageCountQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "03071bbcd0b7d92ed5184a8d2ee9edde",
    "id": "6a0a9bc54c51faed563b3b4ff6fcf042f0918e11407a3ec2a945f639dae598b5",
    "metadata": {},
    "name": "SubjectListPageCountQuery",
    "operationKind": "query",
    "text": "query SubjectListPageCountQuery(\n  $title: String\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: subjects(title: $title) @include(if: $filtered) {\n    totalCount\n  }\n  all: subjects @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "fb4cb1ae5b8abff09a1a665fe1c49310";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
