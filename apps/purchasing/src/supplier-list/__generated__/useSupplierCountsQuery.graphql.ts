/**
 * @generated SignedSource<<8485b440cc92822ed0174293f8b6d881>>
 * @relayHash d035d0018bc7208dc37a4f7c0a35d6d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3fcb34b36d7289d346c06920f803631b387f13f43ad60ba08865792c78b9d92

import type { ConcreteRequest } from 'relay-runtime';
export type useSupplierCountsQuery$variables = {
  filtered: boolean;
  name?: string | null | undefined;
};
export type useSupplierCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useSupplierCountsQuery = {
  response: useSupplierCountsQuery$data;
  variables: useSupplierCountsQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v3 = [
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
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "SupplierCursorConnection",
    "kind": "LinkedField",
    "name": "suppliers",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSupplierCountsQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "useSupplierCountsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "d035d0018bc7208dc37a4f7c0a35d6d5",
    "id": "e3fcb34b36d7289d346c06920f803631b387f13f43ad60ba08865792c78b9d92",
    "metadata": {},
    "name": "useSupplierCountsQuery",
    "operationKind": "query",
    "text": "query useSupplierCountsQuery(\n  $name: String\n  $filtered: Boolean!\n) {\n  matching: suppliers(name: $name) @include(if: $filtered) {\n    totalCount\n  }\n  all: suppliers {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "fcf6d9a250aca91e3cce3414e0cad988";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
