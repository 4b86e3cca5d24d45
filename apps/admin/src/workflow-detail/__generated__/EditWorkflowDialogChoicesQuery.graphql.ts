/**
 * @generated SignedSource<<9dac994b18f34b328a0c742ff0bf2bc3>>
 * @relayHash 40d543ab59f1a97b21c68e969fc5502b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f46346da599a075a562fa709531ea9e2732a56bfee07955dfd1acd0a82295433

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditWorkflowDialogChoicesQuery$variables = Record<PropertyKey, never>;
export type EditWorkflowDialogChoicesQuery$data = {
  readonly emailTemplates: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_templates">;
  };
  readonly workflowTargets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_targets">;
  }>;
};
export type EditWorkflowDialogChoicesQuery = {
  response: EditWorkflowDialogChoicesQuery$data;
  variables: EditWorkflowDialogChoicesQuery$variables;
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
    "name": "EditWorkflowDialogChoicesQuery",
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
    "name": "EditWorkflowDialogChoicesQuery",
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
    "cacheID": "40d543ab59f1a97b21c68e969fc5502b",
    "id": "f46346da599a075a562fa709531ea9e2732a56bfee07955dfd1acd0a82295433",
    "metadata": {},
    "name": "EditWorkflowDialogChoicesQuery",
    "operationKind": "query",
    "text": "query EditWorkflowDialogChoicesQuery {\n  workflowTargets {\n    ...WorkflowFields_targets\n  }\n  emailTemplates(first: 100) {\n    ...WorkflowFields_templates\n  }\n}\n\nfragment WorkflowFields_targets on WorkflowTarget {\n  resource\n  moments {\n    value\n    label\n  }\n  fields {\n    name\n    label\n    kind\n    values {\n      value\n      label\n    }\n  }\n  actions\n  moves {\n    value\n    label\n  }\n}\n\nfragment WorkflowFields_templates on EmailTemplateCursorConnection {\n  edges {\n    node {\n      id\n      name\n      target\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6a7b9647398d0d75a78aea91627db97f";

export default node;
