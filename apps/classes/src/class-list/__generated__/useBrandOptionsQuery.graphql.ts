/**
 * @generated SignedSource<<4f2cc88229a7fded7d84618d7effafe4>>
 * @relayHash 87482d03637869cff844fafbd2b4914f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e12b030d1d280913df29487da80fea02fa0d38e1bddd968ebcebd65dc52b3a34

import type { ConcreteRequest } from 'relay-runtime';
export type useBrandOptionsQuery$variables = Record<PropertyKey, never>;
export type useBrandOptionsQuery$data = {
  readonly brands: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type useBrandOptionsQuery = {
  response: useBrandOptionsQuery$data;
  variables: useBrandOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
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
    "concreteType": "BrandCursorConnection",
    "kind": "LinkedField",
    "name": "brands",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BrandEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Brand",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "brands(first:50,order:[{\"name\":\"ASC\"}])"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBrandOptionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBrandOptionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "87482d03637869cff844fafbd2b4914f",
    "id": "e12b030d1d280913df29487da80fea02fa0d38e1bddd968ebcebd65dc52b3a34",
    "metadata": {},
    "name": "useBrandOptionsQuery",
    "operationKind": "query",
    "text": "query useBrandOptionsQuery {\n  brands(first: 50, order: [{name: ASC}]) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "559b9ecd1dfc7d37cde67cd47bc91139";

export default node;
