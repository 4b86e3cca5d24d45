/**
 * @generated SignedSource<<7b75ffdeea1cdabe984af15be5d1fa8e>>
 * @relayHash 0032ab0a8dcfc5a62980cc1d828a219a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 200e314843a2fb32f23dacb7a7d594c2abcd58600cdea5087044e506c5dc23d7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowTriggerDirection = "after" | "before" | "%future added value";
export type WorkflowWhenPassed = "run" | "skip" | "%future added value";
export type EditWorkflowDialogImpactQuery$variables = {
  id: string;
  timeTriggerDirection: WorkflowTriggerDirection;
  timeTriggerInterval: string;
  timeTriggerProperty: string;
  whenPassed: WorkflowWhenPassed;
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
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeTriggerDirection"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeTriggerInterval"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeTriggerProperty"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "whenPassed"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditWorkflowDialogImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditWorkflowDialogImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                "name": "renewed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "skipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blocked",
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
                "name": "runningAtOnce",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "runsAtOnce",
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
    "cacheID": "0032ab0a8dcfc5a62980cc1d828a219a",
    "id": "200e314843a2fb32f23dacb7a7d594c2abcd58600cdea5087044e506c5dc23d7",
    "metadata": {},
    "name": "EditWorkflowDialogImpactQuery",
    "operationKind": "query",
    "text": "query EditWorkflowDialogImpactQuery(\n  $id: ID!\n  $timeTriggerProperty: String!\n  $timeTriggerInterval: String!\n  $timeTriggerDirection: WorkflowTriggerDirection!\n  $whenPassed: WorkflowWhenPassed!\n) {\n  workflow(id: $id) {\n    id\n    impactOfChange(timeTriggerProperty: $timeTriggerProperty, timeTriggerInterval: $timeTriggerInterval, timeTriggerDirection: $timeTriggerDirection, whenPassed: $whenPassed) {\n      ...JobsOfChange_impact\n    }\n  }\n}\n\nfragment JobsOfChange_impact on WorkflowImpact {\n  made\n  moved\n  renewed\n  skipped\n  blocked\n  canceled\n  runningAtOnce\n  isWhole\n  counted\n  first {\n    change\n    reference\n    title\n    runAt\n    runsAtOnce\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc48bcd54a7e57da2bd470af21d57cb5";

export default node;
