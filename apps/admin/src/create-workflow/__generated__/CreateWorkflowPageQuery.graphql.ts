/**
 * @generated SignedSource<<c325f7f10ead0b5c826154f99b8fff46>>
 * @relayHash d14d11c58e1167e7502c55c4c35ac126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 584894feb3b81c1edc4d54b5ebc28882ad31240b981a25f81f8cef1893aeb31c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateWorkflowPageQuery$variables = Record<PropertyKey, never>;
export type CreateWorkflowPageQuery$data = {
  readonly emailTemplates: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_templates">;
  };
  readonly workflowTargets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_targets">;
  }>;
};
export type CreateWorkflowPageQuery = {
  response: CreateWorkflowPageQuery$data;
  variables: CreateWorkflowPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = {
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
        "alias": null,
        "args": null,
        "concreteType": "WorkflowTarget",
        "kind": "LinkedField",
        "name": "workflowTargets",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkflowFields_targets"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EmailTemplateCursorConnection",
        "kind": "LinkedField",
        "name": "emailTemplates",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkflowFields_templates"
          }
        ],
        "storageKey": "emailTemplates(first:100)"
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
            "selections": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v1/*:: as any*/),
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
                "selections": (v2/*:: as any*/),
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v3/*:: as any*/),
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
          }
        ],
        "storageKey": "emailTemplates(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "d14d11c58e1167e7502c55c4c35ac126",
    "id": "584894feb3b81c1edc4d54b5ebc28882ad31240b981a25f81f8cef1893aeb31c",
    "metadata": {},
    "name": "CreateWorkflowPageQuery",
    "operationKind": "query",
    "text": "query CreateWorkflowPageQuery {\n  workflowTargets {\n    ...WorkflowFields_targets\n  }\n  emailTemplates(first: 100) {\n    ...WorkflowFields_templates\n  }\n}\n\nfragment WorkflowFields_targets on WorkflowTarget {\n  resource\n  moments {\n    value\n    label\n  }\n  fields {\n    name\n    label\n    kind\n    values {\n      value\n      label\n    }\n  }\n  actions\n  moves {\n    value\n    label\n  }\n}\n\nfragment WorkflowFields_templates on EmailTemplateCursorConnection {\n  edges {\n    node {\n      id\n      name\n      target\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "643e08df0871b1c7dea9f059ce7ef96b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
