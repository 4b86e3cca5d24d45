/**
 * @generated SignedSource<<43152ea8bf3d3f4241974535bd63c758>>
 * @relayHash 64efdee4d40d7f0958766802a1335c35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7902354ed5c93d926264f32d29a765a597c84737e4cce25822037d1b1cb15c35

import type { ConcreteRequest } from 'relay-runtime';
export type useSupplierOptionsQuery$variables = {
  name?: string | null | undefined;
};
export type useSupplierOptionsQuery$data = {
  readonly suppliers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly reference: string;
      };
    }>;
  };
};
export type useSupplierOptionsQuery = {
  response: useSupplierOptionsQuery$data;
  variables: useSupplierOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 500
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Literal",
        "name": "order",
        "value": [
          {
            "name": "ASC"
          }
        ]
      }
    ],
    "concreteType": "SupplierCursorConnection",
    "kind": "LinkedField",
    "name": "suppliers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SupplierEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Supplier",
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
                "name": "name",
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
    "name": "useSupplierOptionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSupplierOptionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "64efdee4d40d7f0958766802a1335c35",
    "id": "7902354ed5c93d926264f32d29a765a597c84737e4cce25822037d1b1cb15c35",
    "metadata": {},
    "name": "useSupplierOptionsQuery",
    "operationKind": "query",
    "text": "query useSupplierOptionsQuery(\n  $name: String\n) {\n  suppliers(first: 500, name: $name, order: [{name: ASC}]) {\n    edges {\n      node {\n        id\n        name\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "052b53c2f93ab0e241fe8ad2dc72e44b";

export default node;
