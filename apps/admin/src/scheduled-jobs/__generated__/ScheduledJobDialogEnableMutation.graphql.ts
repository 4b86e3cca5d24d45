/**
 * @generated SignedSource<<50da692567fea8aae832e5fefbbb0c8d>>
 * @relayHash b8584ee4e2286c4d13961d889f94099d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a46dfcbecdf82413db02fd6d6c4329027ca908dc8582a9e4e6905ac516ab2dcb

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
    "cacheID": "b8584ee4e2286c4d13961d889f94099d",
    "id": "a46dfcbecdf82413db02fd6d6c4329027ca908dc8582a9e4e6905ac516ab2dcb",
    "metadata": {},
    "name": "ScheduledJobDialogEnableMutation",
    "operationKind": "mutation",
    "text": "mutation ScheduledJobDialogEnableMutation(\n  $input: enableWorkflowScheduledJobInput!\n) {\n  moved: enableWorkflowScheduledJob(input: $input) {\n    workflowScheduledJob {\n      ...jobColumns_job\n      id\n    }\n  }\n}\n\nfragment jobColumns_job on WorkflowScheduledJob {\n  id\n  status\n  runnable\n  statusChangeAllowed\n  conditionCheck\n  runAt\n  startedAt\n  endedAt\n  runMessage\n  targetResource\n  target {\n    reference\n    title\n    shownBy\n  }\n  timeTriggerProperty\n  timeTriggerInterval\n  timeTriggerPropertyValue\n  trigger\n}\n"
  }
};
})();

(node as any).hash = "62b34dc3238590f75d9c4898aa707229";

export default node;
