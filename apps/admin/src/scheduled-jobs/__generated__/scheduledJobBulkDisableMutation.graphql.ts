/**
 * @generated SignedSource<<71408d75156da0b83b9eb3ea1557c044>>
 * @relayHash 2cd5af6bffdbd3be198fab92a23be00d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71a972dfea459b0835a941f068aff69b66dc362cc3d7fa44af1781b87440848a

import type { ConcreteRequest } from 'relay-runtime';
export type disableWorkflowScheduledJobsInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type scheduledJobBulkDisableMutation$variables = {
  input: disableWorkflowScheduledJobsInput;
};
export type scheduledJobBulkDisableMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type scheduledJobBulkDisableMutation = {
  response: scheduledJobBulkDisableMutation$data;
  variables: scheduledJobBulkDisableMutation$variables;
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
    "concreteType": "disableWorkflowScheduledJobsPayload",
    "kind": "LinkedField",
    "name": "disableWorkflowScheduledJobs",
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
    "name": "scheduledJobBulkDisableMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scheduledJobBulkDisableMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2cd5af6bffdbd3be198fab92a23be00d",
    "id": "71a972dfea459b0835a941f068aff69b66dc362cc3d7fa44af1781b87440848a",
    "metadata": {},
    "name": "scheduledJobBulkDisableMutation",
    "operationKind": "mutation",
    "text": "mutation scheduledJobBulkDisableMutation(\n  $input: disableWorkflowScheduledJobsInput!\n) {\n  started: disableWorkflowScheduledJobs(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ddf23627358103c850938ccb12257704";

export default node;
