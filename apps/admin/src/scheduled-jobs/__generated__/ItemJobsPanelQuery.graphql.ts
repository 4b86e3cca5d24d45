/**
 * @generated SignedSource<<b8309e2fe0cd49b2d3f6427d5f020429>>
 * @relayHash ae113987849ecbc58cd3e3bfcfa782a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad3b93b0fe0f7c5d3d11673b2df0caab7679f7276760ee6da1aeb97e6bcb6d46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemJobsPanelQuery$variables = {
  target: string;
};
export type ItemJobsPanelQuery$data = {
  readonly ended: {
    readonly " $fragmentSpreads": FragmentRefs<"JobLines_jobs">;
  };
  readonly live: {
    readonly " $fragmentSpreads": FragmentRefs<"JobLines_jobs">;
  };
};
export type ItemJobsPanelQuery = {
  response: ItemJobsPanelQuery$data;
  variables: ItemJobsPanelQuery$variables;
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
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "JobLines_jobs"
  }
],
v5 = [
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
v6 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ItemJobsPanelQuery",
    "selections": [
      {
        "alias": "live",
        "args": (v3/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "ended",
        "args": (v5/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v4/*:: as any*/),
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
    "name": "ItemJobsPanelQuery",
    "selections": [
      {
        "alias": "live",
        "args": (v3/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "ended",
        "args": (v5/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ae113987849ecbc58cd3e3bfcfa782a6",
    "id": "ad3b93b0fe0f7c5d3d11673b2df0caab7679f7276760ee6da1aeb97e6bcb6d46",
    "metadata": {},
    "name": "ItemJobsPanelQuery",
    "operationKind": "query",
    "text": "query ItemJobsPanelQuery(\n  $target: ID!\n) {\n  live: workflowScheduledJobs(targetId: $target, isEnded: false, first: 20) {\n    ...JobLines_jobs\n  }\n  ended: workflowScheduledJobs(targetId: $target, isEnded: true, order: [{runAt: DESC}], first: 20) {\n    ...JobLines_jobs\n  }\n}\n\nfragment JobLines_jobs on WorkflowScheduledJobCursorConnection {\n  edges {\n    node {\n      id\n      status\n      runAt\n      runMessage\n      workflowId\n      workflowName\n    }\n  }\n  totalCount\n}\n"
  }
};
})();

(node as any).hash = "b9b4b80eaf3f035ad4f53b2df0a671f5";

export default node;
