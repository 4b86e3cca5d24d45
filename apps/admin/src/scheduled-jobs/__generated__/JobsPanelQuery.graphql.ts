/**
 * @generated SignedSource<<8d0ddc21074d28f2ddcbdf216f405c13>>
 * @relayHash 88a9185bbd3b4151893bbd895e47df14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c76bd398ba4825a7e82b1c10774b332d838927ecad2c2d1ebfbf8cc674d19a6b

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
        readonly workflowId: string;
        readonly workflowName: string | null | undefined;
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
v1 = [
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
                "kind": "ScalarField",
                "name": "workflowId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workflowName",
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsPanelQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "88a9185bbd3b4151893bbd895e47df14",
    "id": "c76bd398ba4825a7e82b1c10774b332d838927ecad2c2d1ebfbf8cc674d19a6b",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": "query JobsPanelQuery(\n  $target: ID!\n) {\n  workflowScheduledJobs(targetId: $target, first: 20) {\n    edges {\n      node {\n        id\n        status\n        runAt\n        runMessage\n        workflowId\n        workflowName\n      }\n    }\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "23982017fcd09d8bbf2fe2c5795aa42e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
