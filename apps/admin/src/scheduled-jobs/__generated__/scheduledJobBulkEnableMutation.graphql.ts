/**
 * @generated SignedSource<<5cea5de26d9e6e8d1ab3ddae1db413f3>>
 * @relayHash 2225af5e4b53b7ccd6be910ea2ced60f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a49f4a1e7aeeac130a69c832ebc22424367cbc9483bddf0c82f2e2660e28260f

import type { ConcreteRequest } from 'relay-runtime';
export type enableWorkflowScheduledJobsInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type scheduledJobBulkEnableMutation$variables = {
  input: enableWorkflowScheduledJobsInput;
};
export type scheduledJobBulkEnableMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type scheduledJobBulkEnableMutation = {
  response: scheduledJobBulkEnableMutation$data;
  variables: scheduledJobBulkEnableMutation$variables;
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
    "alias": "started",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "enableWorkflowScheduledJobsPayload",
    "kind": "LinkedField",
    "name": "enableWorkflowScheduledJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "scheduledJobBulkEnableMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scheduledJobBulkEnableMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2225af5e4b53b7ccd6be910ea2ced60f",
    "id": "a49f4a1e7aeeac130a69c832ebc22424367cbc9483bddf0c82f2e2660e28260f",
    "metadata": {},
    "name": "scheduledJobBulkEnableMutation",
    "operationKind": "mutation",
    "text": "mutation scheduledJobBulkEnableMutation(\n  $input: enableWorkflowScheduledJobsInput!\n) {\n  started: enableWorkflowScheduledJobs(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2263e10555d449d1da99e6d62beb141b";

export default node;
