/**
 * @generated SignedSource<<30bd5ff4f7adc92687c51a38c4f21876>>
 * @relayHash f42e8fbc34a7ae007c13f550a496f938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f0d787042a844e563dd2d1a394024ceb3420170aecbf00265aa51735fe50441

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowTriggerDirection = "after" | "before" | "%future added value";
export type WorkflowWhenPassed = "run" | "skip" | "%future added value";
export type EditWorkflowDialogImpactQuery$variables = {
  condition?: string | null | undefined;
  id: string;
  timeTriggerDirection?: WorkflowTriggerDirection | null | undefined;
  timeTriggerInterval?: string | null | undefined;
  timeTriggerProperty?: string | null | undefined;
  whenPassed?: WorkflowWhenPassed | null | undefined;
};
export type EditWorkflowDialogImpactQuery$data = {
  readonly workflow: {
    readonly id: string;
    readonly impactOfChange: {
      readonly " $fragmentSpreads": FragmentRefs<"JobsOfChange_impact">;
    } | null | undefined;
  } | null | undefined;
};
export type EditWorkflowDialogImpactQuery = {
  response: EditWorkflowDialogImpactQuery$data;
  variables: EditWorkflowDialogImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "condition"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeTriggerDirection"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeTriggerInterval"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeTriggerProperty"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "whenPassed"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "condition",
    "variableName": "condition"
  },
  {
    "kind": "Variable",
    "name": "timeTriggerDirection",
    "variableName": "timeTriggerDirection"
  },
  {
    "kind": "Variable",
    "name": "timeTriggerInterval",
    "variableName": "timeTriggerInterval"
  },
  {
    "kind": "Variable",
    "name": "timeTriggerProperty",
    "variableName": "timeTriggerProperty"
  },
  {
    "kind": "Variable",
    "name": "whenPassed",
    "variableName": "whenPassed"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditWorkflowDialogImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "WorkflowImpact",
            "kind": "LinkedField",
            "name": "impactOfChange",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobsOfChange_impact"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditWorkflowDialogImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "WorkflowImpact",
            "kind": "LinkedField",
            "name": "impactOfChange",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "made",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moved",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canceled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isWhole",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "counted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowPlannedJob",
                "kind": "LinkedField",
                "name": "first",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "change",
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
                    "name": "runAt",
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
    "cacheID": "f42e8fbc34a7ae007c13f550a496f938",
    "id": "5f0d787042a844e563dd2d1a394024ceb3420170aecbf00265aa51735fe50441",
    "metadata": {},
    "name": "EditWorkflowDialogImpactQuery",
    "operationKind": "query",
    "text": "query EditWorkflowDialogImpactQuery(\n  $id: ID!\n  $condition: String\n  $timeTriggerProperty: String\n  $timeTriggerInterval: String\n  $timeTriggerDirection: WorkflowTriggerDirection\n  $whenPassed: WorkflowWhenPassed\n) {\n  workflow(id: $id) {\n    id\n    impactOfChange(condition: $condition, timeTriggerProperty: $timeTriggerProperty, timeTriggerInterval: $timeTriggerInterval, timeTriggerDirection: $timeTriggerDirection, whenPassed: $whenPassed) {\n      ...JobsOfChange_impact\n    }\n  }\n}\n\nfragment JobsOfChange_impact on WorkflowImpact {\n  made\n  moved\n  canceled\n  isWhole\n  counted\n  first {\n    change\n    reference\n    title\n    runAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef9c14c02173d43886267b66d92bdb76";

export default node;
