/**
 * @generated SignedSource<<d88e262cb77df392a736dd04e02babf8>>
 * @relayHash 358351c326e912decaf70f464c1675e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0d9f997cc033a494eed4455a09aee268630ad983cb96a90bc724a14ffcd008

import type { ConcreteRequest } from 'relay-runtime';
export type WorkflowScheduledJobStatus = "blocked" | "canceled" | "completed" | "disabled" | "failed" | "pending" | "queued" | "retrying" | "running" | "scheduled" | "skipped" | "timeout" | "%future added value";
export type JobsPanelQuery$variables = {
  target: string;
};
export type JobsPanelQuery$data = {
  readonly workflowScheduledJobs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly runAt: string;
        readonly runMessage: string | null | undefined;
        readonly status: WorkflowScheduledJobStatus;
        readonly workflow: {
          readonly id: string;
          readonly name: string;
        };
      };
    }>;
    readonly totalCount: number;
  };
};
export type JobsPanelQuery = {
  response: JobsPanelQuery$data;
  variables: JobsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "target"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "targetId",
        "variableName": "target"
      }
    ],
    "concreteType": "WorkflowScheduledJobCursorConnection",
    "kind": "LinkedField",
    "name": "workflowScheduledJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkflowScheduledJobEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowScheduledJob",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "runAt",
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
                "concreteType": "Workflow",
                "kind": "LinkedField",
                "name": "workflow",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "358351c326e912decaf70f464c1675e4",
    "id": "fe0d9f997cc033a494eed4455a09aee268630ad983cb96a90bc724a14ffcd008",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": "query JobsPanelQuery(\n  $target: ID!\n) {\n  workflowScheduledJobs(targetId: $target, first: 20) {\n    edges {\n      node {\n        id\n        status\n        runAt\n        runMessage\n        workflow {\n          id\n          name\n        }\n      }\n    }\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "771cdc4a73400612b9a3d44f278ddc0d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
