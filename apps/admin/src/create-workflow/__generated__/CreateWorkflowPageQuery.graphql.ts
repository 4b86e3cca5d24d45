/**
 * @generated SignedSource<<c0787358e98c1a43b97d633838c64cec>>
 * @relayHash b3ff7b2d10857c5453bae991857767d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e1d21b170ccf108667a7148e58b32416cef2d2c2e9f496115267453743144e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateWorkflowPageQuery$variables = Record<PropertyKey, never>;
export type CreateWorkflowPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_query">;
};
export type CreateWorkflowPageQuery = {
  response: CreateWorkflowPageQuery$data;
  variables: CreateWorkflowPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateWorkflowPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WorkflowFields_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateWorkflowPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkflowTarget",
        "kind": "LinkedField",
        "name": "workflowTargets",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "resource",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowChoice",
            "kind": "LinkedField",
            "name": "moments",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowField",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowChoice",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowChoice",
            "kind": "LinkedField",
            "name": "moves",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "EmailTemplateCursorConnection",
        "kind": "LinkedField",
        "name": "emailTemplates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailTemplateEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailTemplate",
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
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "emailTemplates(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "b3ff7b2d10857c5453bae991857767d7",
    "id": "c4e1d21b170ccf108667a7148e58b32416cef2d2c2e9f496115267453743144e",
    "metadata": {},
    "name": "CreateWorkflowPageQuery",
    "operationKind": "query",
    "text": "query CreateWorkflowPageQuery {\n  ...WorkflowFields_query\n}\n\nfragment WorkflowFields_query on Query {\n  workflowTargets {\n    resource\n    moments {\n      value\n      label\n    }\n    fields {\n      name\n      label\n      kind\n      values {\n        value\n        label\n      }\n    }\n    actions\n    moves {\n      value\n      label\n    }\n  }\n  emailTemplates(first: 100) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0a749102ebd4512bc5b84cd0ececefce";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
