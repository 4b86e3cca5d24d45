/**
 * @generated SignedSource<<6023be9fafc8f185609e1d7c73e7aad5>>
 * @relayHash e7a49c27779938734e38e6c5ef07cb85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4776539c3a591577a1159b8b898770f45370be4abc093c301d6a5e67e2f75964

import type { ConcreteRequest } from 'relay-runtime';
export type useCustomerOptionsQuery$variables = {
  name?: string | null | undefined;
};
export type useCustomerOptionsQuery$data = {
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
export type useCustomerOptionsQuery = {
  response: useCustomerOptionsQuery$data;
  variables: useCustomerOptionsQuery$variables;
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
    "name": "useCustomerOptionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCustomerOptionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e7a49c27779938734e38e6c5ef07cb85",
    "id": "4776539c3a591577a1159b8b898770f45370be4abc093c301d6a5e67e2f75964",
    "metadata": {},
    "name": "useCustomerOptionsQuery",
    "operationKind": "query",
    "text": "query useCustomerOptionsQuery(\n  $name: String\n) {\n  customers(first: 50, name: $name, order: [{name: ASC}]) {\n    edges {\n      node {\n        id\n        name\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb5fe3f2540a43e8a249a34b9303837b";

export default node;
