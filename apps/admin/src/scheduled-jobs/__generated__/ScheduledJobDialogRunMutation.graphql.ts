/**
 * @generated SignedSource<<9c0ff5ebb23a6250d4f0b05df253a9fc>>
 * @relayHash 82263748fa086d59de969a6d2434c6b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56b09e603b19b174d956f89de98fc7496819ff8a142c090225a7e2da57d7ca7a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type runWorkflowScheduledJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type ScheduledJobDialogRunMutation$variables = {
  input: runWorkflowScheduledJobInput;
};
export type ScheduledJobDialogRunMutation$data = {
  readonly moved: {
    readonly workflowScheduledJob: {
      readonly " $fragmentSpreads": FragmentRefs<"jobColumns_job">;
    } | null | undefined;
  } | null | undefined;
};
export type ScheduledJobDialogRunMutation = {
  response: ScheduledJobDialogRunMutation$data;
  variables: ScheduledJobDialogRunMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduledJobDialogRunMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "runWorkflowScheduledJobPayload",
        "kind": "LinkedField",
        "name": "runWorkflowScheduledJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowScheduledJob",
            "kind": "LinkedField",
            "name": "workflowScheduledJob",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "jobColumns_job"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduledJobDialogRunMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "runWorkflowScheduledJobPayload",
        "kind": "LinkedField",
        "name": "runWorkflowScheduledJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowScheduledJob",
            "kind": "LinkedField",
            "name": "workflowScheduledJob",
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "runnable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusChangeAllowed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "conditionCheck",
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
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "runMessage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "targetResource",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowJobTarget",
                "kind": "LinkedField",
                "name": "target",
                "plural": false,
                "selections": [
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
                    "name": "shownBy",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerPropertyLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerInterval",
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
    "cacheID": "82263748fa086d59de969a6d2434c6b8",
    "id": "56b09e603b19b174d956f89de98fc7496819ff8a142c090225a7e2da57d7ca7a",
    "metadata": {},
    "name": "ScheduledJobDialogRunMutation",
    "operationKind": "mutation",
    "text": "mutation ScheduledJobDialogRunMutation(\n  $input: runWorkflowScheduledJobInput!\n) {\n  moved: runWorkflowScheduledJob(input: $input) {\n    workflowScheduledJob {\n      ...jobColumns_job\n      id\n    }\n  }\n}\n\nfragment jobColumns_job on WorkflowScheduledJob {\n  id\n  status\n  runnable\n  statusChangeAllowed\n  conditionCheck\n  runAt\n  startedAt\n  endedAt\n  runMessage\n  targetResource\n  target {\n    reference\n    title\n    shownBy\n  }\n  timeTriggerPropertyLabel\n  timeTriggerInterval\n}\n"
  }
};
})();

(node as any).hash = "64fef2e172db93fae986a03de4228acc";

export default node;
