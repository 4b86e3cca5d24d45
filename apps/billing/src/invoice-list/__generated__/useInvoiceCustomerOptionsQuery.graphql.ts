/**
 * @generated SignedSource<<2d7c89925c1d0a9375a96ed9da6e6145>>
 * @relayHash 1a1682594929f1d52cfe46d9bc26beab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b72c9257a2d99d2a6e1f7cfa9b6a3e3b52245161b7a31862c202071ea8ec062

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceCustomerOptionsQuery$variables = {
  name?: string | null | undefined;
};
export type useInvoiceCustomerOptionsQuery$data = {
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
export type useInvoiceCustomerOptionsQuery = {
  response: useInvoiceCustomerOptionsQuery$data;
  variables: useInvoiceCustomerOptionsQuery$variables;
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
    "name": "useInvoiceCustomerOptionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoiceCustomerOptionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1a1682594929f1d52cfe46d9bc26beab",
    "id": "9b72c9257a2d99d2a6e1f7cfa9b6a3e3b52245161b7a31862c202071ea8ec062",
    "metadata": {},
    "name": "useInvoiceCustomerOptionsQuery",
    "operationKind": "query",
    "text": "query useInvoiceCustomerOptionsQuery(\n  $name: String\n) {\n  customers(first: 50, name: $name, order: [{name: ASC}]) {\n    edges {\n      node {\n        id\n        name\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "40b2e2e94bb33eeaa940c6834980d5ad";

export default node;
