/**
 * @generated SignedSource<<f66bbac0aa9916636d7d23c2e65bd99a>>
 * @relayHash d1234dc2b160cb1a2ba3093275ca7db2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e4e3ff786aad769aa502906cfd7f3cfad818046ad9ea1d8d6a44661eb5a155e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsPanelQuery$variables = {
  target: string;
};
export type JobsPanelQuery$data = {
  readonly ended: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"JobLines_jobs">;
  };
  readonly live: {
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
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v2 = {
  "kind": "Variable",
  "name": "targetId",
  "variableName": "target"
},
v3 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isEnded",
    "value": false
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "JobLines_jobs"
  }
],
v6 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isEnded",
    "value": true
  },
  {
    "kind": "Literal",
    "name": "order",
    "value": [
      {
        "runAt": "DESC"
      }
    ]
  },
  (v2/*:: as any*/)
],
v7 = [
  (v4/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsPanelQuery",
    "selections": [
      {
        "alias": "live",
        "args": (v3/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "ended",
        "args": (v6/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
        "alias": "live",
        "args": (v3/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "ended",
        "args": (v6/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d1234dc2b160cb1a2ba3093275ca7db2",
    "id": "6e4e3ff786aad769aa502906cfd7f3cfad818046ad9ea1d8d6a44661eb5a155e",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": "query JobsPanelQuery(\n  $target: ID!\n) {\n  live: workflowScheduledJobs(targetId: $target, isEnded: false, first: 20) {\n    totalCount\n    ...JobLines_jobs\n  }\n  ended: workflowScheduledJobs(targetId: $target, isEnded: true, order: [{runAt: DESC}], first: 20) {\n    totalCount\n    ...JobLines_jobs\n  }\n}\n\nfragment JobLines_jobs on WorkflowScheduledJobCursorConnection {\n  edges {\n    node {\n      id\n      status\n      runAt\n      runMessage\n      workflowId\n      workflowName\n    }\n  }\n  totalCount\n}\n"
  }
};
})();

(node as any).hash = "3f28480503e032cbfe406a44dcf06cf4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
