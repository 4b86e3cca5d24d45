/**
 * @generated SignedSource<<b2d2bffc27282d0dfbca5312ecdc6d11>>
 * @relayHash 622fb1fe98ef56006d7412684d6ba0b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c8e8ed4d53d258cfc12fae70f291a0d6c90ade24b26c53e19d63d59eb480753

import type { ConcreteRequest } from 'relay-runtime';
export type ReferenceEntity = "booking" | "class" | "customer" | "invoice" | "purchase_order" | "supplier" | "ticket" | "%future added value";
export type useReferenceSearchQuery$variables = {
  reference: string;
};
export type useReferenceSearchQuery$data = {
  readonly referenceSearches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly entity: ReferenceEntity;
        readonly id: string;
        readonly reference: string;
        readonly target: string;
        readonly title: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type useReferenceSearchQuery = {
  response: useReferenceSearchQuery$data;
  variables: useReferenceSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reference"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "reference",
        "variableName": "reference"
      }
    ],
    "concreteType": "ReferenceSearchCursorConnection",
    "kind": "LinkedField",
    "name": "referenceSearches",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReferenceSearchEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReferenceSearch",
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
                "name": "entity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "target",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
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
    "name": "useReferenceSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReferenceSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "622fb1fe98ef56006d7412684d6ba0b9",
    "id": "3c8e8ed4d53d258cfc12fae70f291a0d6c90ade24b26c53e19d63d59eb480753",
    "metadata": {},
    "name": "useReferenceSearchQuery",
    "operationKind": "query",
    "text": "query useReferenceSearchQuery(\n  $reference: String!\n) {\n  referenceSearches(reference: $reference, first: 20) {\n    edges {\n      node {\n        id\n        entity\n        reference\n        title\n        target\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1b0a70c024994276bc453565aa5f7708";

export default node;
