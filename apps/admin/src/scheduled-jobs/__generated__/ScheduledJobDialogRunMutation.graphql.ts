/**
 * @generated SignedSource<<89077bab9b3ca9c9de0401fee2df248d>>
 * @relayHash 4a76865c053603579e1be7e72ac51acc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f1f6e850d8b719a59807f19f96c5ae28bcfe4501a2cb5f5506a0690bc26f98d

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
                "name": "timeTriggerProperty",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerInterval",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerPropertyValue",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "trigger",
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
    "cacheID": "4a76865c053603579e1be7e72ac51acc",
    "id": "6f1f6e850d8b719a59807f19f96c5ae28bcfe4501a2cb5f5506a0690bc26f98d",
    "metadata": {},
    "name": "ScheduledJobDialogRunMutation",
    "operationKind": "mutation",
    "text": "mutation ScheduledJobDialogRunMutation(\n  $input: runWorkflowScheduledJobInput!\n) {\n  moved: runWorkflowScheduledJob(input: $input) {\n    workflowScheduledJob {\n      ...jobColumns_job\n      id\n    }\n  }\n}\n\nfragment jobColumns_job on WorkflowScheduledJob {\n  id\n  status\n  runnable\n  statusChangeAllowed\n  conditionCheck\n  runAt\n  startedAt\n  endedAt\n  runMessage\n  targetResource\n  target {\n    reference\n    title\n    shownBy\n  }\n  timeTriggerProperty\n  timeTriggerInterval\n  timeTriggerPropertyValue\n  trigger\n}\n"
  }
};
})();

(node as any).hash = "64fef2e172db93fae986a03de4228acc";

export default node;
