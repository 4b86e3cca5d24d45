/**
 * @generated SignedSource<<e6d130825d7df134a5e17a7509f0ea72>>
 * @relayHash 598018d2df58d6da8b05dbe356f0bcfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e3cf746a6880860201e88d16044eaa87a7dd93786ecb5f297dfc0746bba5e6a

import type { ConcreteRequest } from 'relay-runtime';
export type SimilarCustomersQuery$variables = {
  name: string;
};
export type SimilarCustomersQuery$data = {
  readonly customers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly reference: string;
      };
    }>;
  };
};
export type SimilarCustomersQuery = {
  response: SimilarCustomersQuery$data;
  variables: SimilarCustomersQuery$variables;
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
        "value": 50
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
    "concreteType": "CustomerCursorConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
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
    "name": "SimilarCustomersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SimilarCustomersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "598018d2df58d6da8b05dbe356f0bcfd",
    "id": "7e3cf746a6880860201e88d16044eaa87a7dd93786ecb5f297dfc0746bba5e6a",
    "metadata": {},
    "name": "SimilarCustomersQuery",
    "operationKind": "query",
    "text": "query SimilarCustomersQuery(\n  $name: String!\n) {\n  customers(first: 50, name: $name, order: [{name: ASC}]) {\n    edges {\n      node {\n        id\n        name\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cec2e2efdda9e2c15678458c040ee04b";

export default node;
