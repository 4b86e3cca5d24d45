/**
 * @generated SignedSource<<0eca4cdd7a2624cdab9e594463ab940b>>
 * @relayHash 8f5192638bf30cf894bd0e7bbc525e3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9b98e54e75a78884175da7b0216d1059b4ae27d95b8d84f29b4a074b2d2a901

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
export type cancelJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useCancelJobMutation$variables = {
  input: cancelJobInput;
};
export type useCancelJobMutation$data = {
  readonly cancelJob: {
    readonly job: {
      readonly endedAt: string | null | undefined;
      readonly id: string;
      readonly status: JobStatus;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useCancelJobMutation = {
  response: useCancelJobMutation$data;
  variables: useCancelJobMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "cancelJobPayload",
    "kind": "LinkedField",
    "name": "cancelJob",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
            "name": "endedAt",
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
    "name": "useCancelJobMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelJobMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8f5192638bf30cf894bd0e7bbc525e3e",
    "id": "d9b98e54e75a78884175da7b0216d1059b4ae27d95b8d84f29b4a074b2d2a901",
    "metadata": {},
    "name": "useCancelJobMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelJobMutation(\n  $input: cancelJobInput!\n) {\n  cancelJob(input: $input) {\n    job {\n      id\n      version\n      status\n      endedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5137f1bd56284b115430cdb280ec49ed";

export default node;
