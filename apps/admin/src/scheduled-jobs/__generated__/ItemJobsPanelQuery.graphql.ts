/**
 * @generated SignedSource<<8aa83467fa748461782a6479f4405298>>
 * @relayHash 8687e3e5ad84ba8952589cffd1022fd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fce574e1ced41a2a0f21ba38c33506c6a535caf92bcd4e301054cac8ab982c38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemJobsPanelQuery$variables = {
  target: string;
};
export type ItemJobsPanelQuery$data = {
  readonly workflowScheduledJobs: {
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ItemJobsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkflowScheduledJobCursorConnection",
        "kind": "LinkedField",
        "name": "workflowScheduledJobs",
        "plural": false,
        "selections": [
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
    "name": "ItemJobsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "8687e3e5ad84ba8952589cffd1022fd3",
    "id": "fce574e1ced41a2a0f21ba38c33506c6a535caf92bcd4e301054cac8ab982c38",
    "metadata": {},
    "name": "ItemJobsPanelQuery",
    "operationKind": "query",
    "text": "query ItemJobsPanelQuery(\n  $target: ID!\n) {\n  workflowScheduledJobs(targetId: $target, first: 20) {\n    ...JobLines_jobs\n  }\n}\n\nfragment JobLines_jobs on WorkflowScheduledJobCursorConnection {\n  edges {\n    node {\n      id\n      status\n      runAt\n      runMessage\n      workflowId\n      workflowName\n    }\n  }\n  totalCount\n}\n"
  }
};
})();

(node as any).hash = "994ab67f3155151978d9708b486e4cb2";

export default node;
