/**
 * @generated SignedSource<<c512ba7cefabdc665c9d6460f28abc7f>>
 * @relayHash a31e2348d8a9410baddb2c06d5b96ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13484147c1c0299d3ce0e277c246c9c6d592baa2105bb1a97358d67fec5af40d

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
        "value": 4
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
    "cacheID": "a31e2348d8a9410baddb2c06d5b96ad7",
    "id": "13484147c1c0299d3ce0e277c246c9c6d592baa2105bb1a97358d67fec5af40d",
    "metadata": {},
    "name": "SimilarCustomersQuery",
    "operationKind": "query",
    "text": "query SimilarCustomersQuery(\n  $name: String!\n) {\n  customers(first: 4, name: $name, order: [{name: ASC}]) {\n    edges {\n      node {\n        id\n        name\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "af8b605a66dee341f674703cff39c538";

export default node;
