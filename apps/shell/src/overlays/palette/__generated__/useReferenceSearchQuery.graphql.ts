/**
 * @generated SignedSource<<9336832b7edb17d6c52ac88003763c2d>>
 * @relayHash 9abffaa4a13fdbfc151496e026939993
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f24beda853b2e004a43050a9a6c152c527611253e104d04b31bcf139a88a27f

import type { ConcreteRequest } from 'relay-runtime';
export type ReferenceEntity = "booking" | "change_request" | "class" | "course" | "customer" | "customer_contact" | "invoice" | "purchase_order" | "supplier" | "ticket" | "trainer" | "%future added value";
export type useReferenceSearchQuery$variables = {
  reference: string;
};
export type useReferenceSearchQuery$data = {
  readonly referenceSearches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly customerName: string | null | undefined;
        readonly date: string | null | undefined;
        readonly entity: ReferenceEntity;
        readonly id: string;
        readonly reference: string;
        readonly status: string | null | undefined;
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
                "name": "customerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
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
    "cacheID": "9abffaa4a13fdbfc151496e026939993",
    "id": "7f24beda853b2e004a43050a9a6c152c527611253e104d04b31bcf139a88a27f",
    "metadata": {},
    "name": "useReferenceSearchQuery",
    "operationKind": "query",
    "text": "query useReferenceSearchQuery(\n  $reference: String!\n) {\n  referenceSearches(reference: $reference, first: 20) {\n    edges {\n      node {\n        id\n        entity\n        reference\n        title\n        customerName\n        date\n        status\n        target\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "86a9c8e321f4bcd56dd534c2ffe4c288";

export default node;
