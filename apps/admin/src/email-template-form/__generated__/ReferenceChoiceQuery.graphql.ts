/**
 * @generated SignedSource<<59508ddae2283b77094c2c6277abdf54>>
 * @relayHash bc9a05a5aa584e2ebd2ea0d7ef3611e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 732b7823bcf0b30d26f8738a10001764146d7acf5b5e2c27c89ed6b4ba7d3b98

import type { ConcreteRequest } from 'relay-runtime';
export type ReferenceEntity = "booking" | "change_request" | "class" | "course" | "customer" | "customer_contact" | "invoice" | "purchase_order" | "supplier" | "ticket" | "trainer" | "%future added value";
export type ReferenceChoiceQuery$variables = {
  text: string;
};
export type ReferenceChoiceQuery$data = {
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
export type ReferenceChoiceQuery = {
  response: ReferenceChoiceQuery$data;
  variables: ReferenceChoiceQuery$variables;
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
    "name": "ReferenceChoiceQuery",
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
    "name": "ReferenceChoiceQuery",
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
    "cacheID": "bc9a05a5aa584e2ebd2ea0d7ef3611e2",
    "id": "732b7823bcf0b30d26f8738a10001764146d7acf5b5e2c27c89ed6b4ba7d3b98",
    "metadata": {},
    "name": "ReferenceChoiceQuery",
    "operationKind": "query",
    "text": "query ReferenceChoiceQuery(\n  $text: String!\n) {\n  referenceSearches(reference: $text, first: 50) {\n    edges {\n      node {\n        entity\n        reference\n        title\n        target\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "77fc3df93ef04a9209d7002a24beedce";

export default node;
