/**
 * @generated SignedSource<<bf1c158fd07c70293c73f67e810b5c35>>
 * @relayHash deb6a0d190b540daec3f6c7c26a1038d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87e5f64b0e28015363ccd4de2e410fab19fa2d08b234238fa9fd37233d6583a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type disableWorkflowScheduledJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type ScheduledJobDialogDisableMutation$variables = {
  input: disableWorkflowScheduledJobInput;
};
export type ScheduledJobDialogDisableMutation$data = {
  readonly moved: {
    readonly workflowScheduledJob: {
      readonly " $fragmentSpreads": FragmentRefs<"jobColumns_job">;
    } | null | undefined;
  } | null | undefined;
};
export type ScheduledJobDialogDisableMutation = {
  response: ScheduledJobDialogDisableMutation$data;
  variables: ScheduledJobDialogDisableMutation$variables;
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
    "name": "ScheduledJobDialogDisableMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "disableWorkflowScheduledJobPayload",
        "kind": "LinkedField",
        "name": "disableWorkflowScheduledJob",
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
    "name": "ScheduledJobDialogDisableMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "disableWorkflowScheduledJobPayload",
        "kind": "LinkedField",
        "name": "disableWorkflowScheduledJob",
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
    "cacheID": "deb6a0d190b540daec3f6c7c26a1038d",
    "id": "87e5f64b0e28015363ccd4de2e410fab19fa2d08b234238fa9fd37233d6583a6",
    "metadata": {},
    "name": "ScheduledJobDialogDisableMutation",
    "operationKind": "mutation",
    "text": "mutation ScheduledJobDialogDisableMutation(\n  $input: disableWorkflowScheduledJobInput!\n) {\n  moved: disableWorkflowScheduledJob(input: $input) {\n    workflowScheduledJob {\n      ...jobColumns_job\n      id\n    }\n  }\n}\n\nfragment jobColumns_job on WorkflowScheduledJob {\n  id\n  status\n  runnable\n  statusChangeAllowed\n  conditionCheck\n  runAt\n  startedAt\n  endedAt\n  runMessage\n  targetResource\n  target {\n    reference\n    title\n    shownBy\n  }\n  timeTriggerPropertyLabel\n  timeTriggerInterval\n}\n"
  }
};
})();

(node as any).hash = "e0ddc7d5945c2f3aa2b6517a34ee16fb";

export default node;
