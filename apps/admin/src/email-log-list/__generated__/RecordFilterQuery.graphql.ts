/**
 * @generated SignedSource<<e2793749557f71702a136fdc0b00b03e>>
 * @relayHash 175b82f29847becb00a85c58e8fab4e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7d28498cff36a5b494fd3fd147da9415ee4f38e1f41031109106a6290d9256c

import type { ConcreteRequest } from 'relay-runtime';
export type ReferenceEntity = "booking" | "change_request" | "class" | "course" | "customer" | "customer_contact" | "invoice" | "purchase_order" | "supplier" | "ticket" | "trainer" | "%future added value";
export type RecordFilterQuery$variables = {
  text: string;
};
export type RecordFilterQuery$data = {
  readonly referenceSearches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly entity: ReferenceEntity;
        readonly reference: string;
        readonly target: string;
        readonly title: string;
      };
    }>;
  };
};
export type RecordFilterQuery = {
  response: RecordFilterQuery$data;
  variables: RecordFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Variable",
    "name": "reference",
    "variableName": "text"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entity",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordFilterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordFilterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
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
    ]
  },
  "params": {
    "cacheID": "175b82f29847becb00a85c58e8fab4e4",
    "id": "b7d28498cff36a5b494fd3fd147da9415ee4f38e1f41031109106a6290d9256c",
    "metadata": {},
    "name": "RecordFilterQuery",
    "operationKind": "query",
    "text": "query RecordFilterQuery(\n  $text: String!\n) {\n  referenceSearches(reference: $text, first: 50) {\n    edges {\n      node {\n        entity\n        reference\n        title\n        target\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1d3fe0d21c444eb6ea1df1a401809d88";

export default node;
