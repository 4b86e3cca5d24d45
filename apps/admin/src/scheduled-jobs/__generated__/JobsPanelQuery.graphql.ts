/**
 * @generated SignedSource<<4c2cd640a4b7db4dbc1f7beca2f21eb9>>
 * @relayHash 0efa1c902af0a9ac92a1d950b9518e88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaadd468ba3ed67a4df0423813c91d274bb107fdb47c32921b798b5118278687

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsPanelQuery$variables = {
  target: string;
};
export type JobsPanelQuery$data = {
  readonly workflowScheduledJobs: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"JobLines_jobs">;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobLines_jobs"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0efa1c902af0a9ac92a1d950b9518e88",
    "id": "eaadd468ba3ed67a4df0423813c91d274bb107fdb47c32921b798b5118278687",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": "query JobsPanelQuery(\n  $target: ID!\n) {\n  workflowScheduledJobs(targetId: $target, first: 20) {\n    totalCount\n    ...JobLines_jobs\n  }\n}\n\nfragment JobLines_jobs on WorkflowScheduledJobCursorConnection {\n  edges {\n    node {\n      id\n      status\n      runAt\n      runMessage\n      workflowId\n      workflowName\n    }\n  }\n  totalCount\n}\n"
  }
};
})();

(node as any).hash = "d4cc530c071bd759c1eb98359a57ea69";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
