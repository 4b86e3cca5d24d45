/**
 * @generated SignedSource<<9df15a4e890d4114b77ecf834e99d251>>
 * @relayHash 0eaf765cab2d425143d6a6de2105da97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b852ab655e3c672253475ccb48ec913be4b9ce0b3f2e7ff441c51055c46bcedb

import type { ConcreteRequest } from 'relay-runtime';
export type runWorkflowScheduledJobsInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type scheduledJobBulkRunMutation$variables = {
  input: runWorkflowScheduledJobsInput;
};
export type scheduledJobBulkRunMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type scheduledJobBulkRunMutation = {
  response: scheduledJobBulkRunMutation$data;
  variables: scheduledJobBulkRunMutation$variables;
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
    "concreteType": "runWorkflowScheduledJobsPayload",
    "kind": "LinkedField",
    "name": "runWorkflowScheduledJobs",
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
    "name": "scheduledJobBulkRunMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scheduledJobBulkRunMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0eaf765cab2d425143d6a6de2105da97",
    "id": "b852ab655e3c672253475ccb48ec913be4b9ce0b3f2e7ff441c51055c46bcedb",
    "metadata": {},
    "name": "scheduledJobBulkRunMutation",
    "operationKind": "mutation",
    "text": "mutation scheduledJobBulkRunMutation(\n  $input: runWorkflowScheduledJobsInput!\n) {\n  started: runWorkflowScheduledJobs(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a090c1c393bdab3a8b6ce4b41220fc63";

export default node;
