/**
 * @generated SignedSource<<4ac20f5d56c63dd5629e6c65d7c63d19>>
 * @relayHash 005d40ed81ac97f9f2f8b47b35640c2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eb3176d55ce27ac0908b0e96bce56288ef91060109141247616b2846b230b93

import type { ConcreteRequest } from 'relay-runtime';
export type SupplierListPageCountQuery$variables = {
  filtered: boolean;
  name?: string | null | undefined;
  total: boolean;
};
export type SupplierListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type SupplierListPageCountQuery = {
  response: SupplierListPageCountQuery$data;
  variables: SupplierListPageCountQuery$variables;
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
        "concreteType": "SupplierCursorConnection",
        "kind": "LinkedField",
        "name": "suppliers",
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
        "concreteType": "SupplierCursorConnection",
        "kind": "LinkedField",
        "name": "suppliers",
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
    "name": "SupplierListPageCountQuery",
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
    "name": "SupplierListPageCountQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "005d40ed81ac97f9f2f8b47b35640c2a",
    "id": "6eb3176d55ce27ac0908b0e96bce56288ef91060109141247616b2846b230b93",
    "metadata": {},
    "name": "SupplierListPageCountQuery",
    "operationKind": "query",
    "text": "query SupplierListPageCountQuery(\n  $name: String\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: suppliers(name: $name) @include(if: $filtered) {\n    totalCount\n  }\n  all: suppliers @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "2daf157fedb326f42cc817b84b3dec8d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
