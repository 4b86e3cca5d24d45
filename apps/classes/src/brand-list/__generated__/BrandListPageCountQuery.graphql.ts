/**
 * @generated SignedSource<<de77bb8329f7de2eaa5d61be649b82e6>>
 * @relayHash 9ba8f22912c9f8c7a6291b12e62768f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7255076c393cfc67e811fda1aeddb014570fc4a487ad77adb01fa1dc66edbf11

import type { ConcreteRequest } from 'relay-runtime';
export type BrandListPageCountQuery$variables = {
  filtered: boolean;
  name?: string | null | undefined;
  total: boolean;
};
export type BrandListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type BrandListPageCountQuery = {
  response: BrandListPageCountQuery$data;
  variables: BrandListPageCountQuery$variables;
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
  "name": "name"
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
            "name": "name",
            "variableName": "name"
          }
        ],
        "concreteType": "BrandCursorConnection",
        "kind": "LinkedField",
        "name": "brands",
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
        "concreteType": "BrandCursorConnection",
        "kind": "LinkedField",
        "name": "brands",
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
    "name": "BrandListPageCountQuery",
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
    "name": "BrandListPageCountQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "9ba8f22912c9f8c7a6291b12e62768f5",
    "id": "7255076c393cfc67e811fda1aeddb014570fc4a487ad77adb01fa1dc66edbf11",
    "metadata": {},
    "name": "BrandListPageCountQuery",
    "operationKind": "query",
    "text": "query BrandListPageCountQuery(\n  $name: String\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: brands(name: $name) @include(if: $filtered) {\n    totalCount\n  }\n  all: brands @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "1a630f54d301e94b148ffeb3f7dd302c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
