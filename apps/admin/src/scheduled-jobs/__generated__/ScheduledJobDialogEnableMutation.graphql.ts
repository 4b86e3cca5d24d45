/**
 * @generated SignedSource<<e9fca02240207218643ff50cb2f71721>>
 * @relayHash 4a02b374ae93318a50fd00796715c4ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a283a2f2a6266965fa1547504d3c7a5ecb62995bfdc69b7008774e40cb96cdc3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type enableWorkflowScheduledJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type ScheduledJobDialogEnableMutation$variables = {
  input: enableWorkflowScheduledJobInput;
};
export type ScheduledJobDialogEnableMutation$data = {
  readonly moved: {
    readonly workflowScheduledJob: {
      readonly " $fragmentSpreads": FragmentRefs<"jobColumns_job">;
    } | null | undefined;
  } | null | undefined;
};
export type ScheduledJobDialogEnableMutation = {
  response: ScheduledJobDialogEnableMutation$data;
  variables: ScheduledJobDialogEnableMutation$variables;
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
    "name": "ScheduledJobDialogEnableMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "enableWorkflowScheduledJobPayload",
        "kind": "LinkedField",
        "name": "enableWorkflowScheduledJob",
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
    "name": "ScheduledJobDialogEnableMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "enableWorkflowScheduledJobPayload",
        "kind": "LinkedField",
        "name": "enableWorkflowScheduledJob",
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
    "cacheID": "4a02b374ae93318a50fd00796715c4ad",
    "id": "a283a2f2a6266965fa1547504d3c7a5ecb62995bfdc69b7008774e40cb96cdc3",
    "metadata": {},
    "name": "ScheduledJobDialogEnableMutation",
    "operationKind": "mutation",
    "text": "mutation ScheduledJobDialogEnableMutation(\n  $input: enableWorkflowScheduledJobInput!\n) {\n  moved: enableWorkflowScheduledJob(input: $input) {\n    workflowScheduledJob {\n      ...jobColumns_job\n      id\n    }\n  }\n}\n\nfragment jobColumns_job on WorkflowScheduledJob {\n  id\n  status\n  runnable\n  statusChangeAllowed\n  conditionCheck\n  runAt\n  startedAt\n  endedAt\n  runMessage\n  targetResource\n  target {\n    reference\n    title\n    shownBy\n  }\n  timeTriggerPropertyLabel\n  timeTriggerInterval\n}\n"
  }
};
})();

(node as any).hash = "62b34dc3238590f75d9c4898aa707229";

export default node;
