/**
 * @generated SignedSource<<a5effaf59660ec6a44cf3d65ef733e27>>
 * @relayHash 1a3a3b5c63adeee62a489e1bb75b5fbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fece4ecf313b1f2bcb887bfe1fbf518433a8ba036c995f7e9d8852963b68c066

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
export type retryJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useRetryJobMutation$variables = {
  input: retryJobInput;
};
export type useRetryJobMutation$data = {
  readonly retryJob: {
    readonly job: {
      readonly endedAt: string | null | undefined;
      readonly id: string;
      readonly message: string | null | undefined;
      readonly status: JobStatus;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useRetryJobMutation = {
  response: useRetryJobMutation$data;
  variables: useRetryJobMutation$variables;
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
    "concreteType": "retryJobPayload",
    "kind": "LinkedField",
    "name": "retryJob",
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
            "name": "message",
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
    "name": "useRetryJobMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRetryJobMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1a3a3b5c63adeee62a489e1bb75b5fbb",
    "id": "fece4ecf313b1f2bcb887bfe1fbf518433a8ba036c995f7e9d8852963b68c066",
    "metadata": {},
    "name": "useRetryJobMutation",
    "operationKind": "mutation",
    "text": "mutation useRetryJobMutation(\n  $input: retryJobInput!\n) {\n  retryJob(input: $input) {\n    job {\n      id\n      version\n      status\n      message\n      endedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "629c4afce1cfab10dc42fba1659b2261";

export default node;
