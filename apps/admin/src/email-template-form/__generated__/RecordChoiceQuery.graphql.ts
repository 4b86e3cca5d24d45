/**
 * @generated SignedSource<<ffc9621d3dca8fd372620c49de0f98bc>>
 * @relayHash 7cd56204f2a4f753700a6c5ff917b39f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e85a510722aeed44e355c7c71b793e3c58893051b51598d8922a19344ce2335

import type { ConcreteRequest } from 'relay-runtime';
export type ReferenceEntity = "booking" | "change_request" | "class" | "course" | "customer" | "customer_contact" | "invoice" | "purchase_order" | "supplier" | "ticket" | "trainer" | "%future added value";
export type RecordChoiceQuery$variables = {
  text: string;
};
export type RecordChoiceQuery$data = {
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
export type RecordChoiceQuery = {
  response: RecordChoiceQuery$data;
  variables: RecordChoiceQuery$variables;
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
    "name": "RecordChoiceQuery",
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
    "name": "RecordChoiceQuery",
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
    "cacheID": "7cd56204f2a4f753700a6c5ff917b39f",
    "id": "3e85a510722aeed44e355c7c71b793e3c58893051b51598d8922a19344ce2335",
    "metadata": {},
    "name": "RecordChoiceQuery",
    "operationKind": "query",
    "text": "query RecordChoiceQuery(\n  $text: String!\n) {\n  referenceSearches(reference: $text, first: 50) {\n    edges {\n      node {\n        entity\n        reference\n        title\n        target\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3bcd7e3d9a7af18962cb7ba6afcc27ed";

export default node;
