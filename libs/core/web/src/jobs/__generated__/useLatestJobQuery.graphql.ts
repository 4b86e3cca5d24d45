/**
 * @generated SignedSource<<3238e6779087947f5b6db28eb7191c0c>>
 * @relayHash a80a31f8e0abc671175c3a54bce43805
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 916102f0ae00e7ce9e7960e04dd6584313f8db4742b6ae0177412162005b56f2

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
export type useLatestJobQuery$variables = {
  name: string;
  target: string;
};
export type useLatestJobQuery$data = {
  readonly latestJob: {
    readonly done: number;
    readonly endedAt: string | null | undefined;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly result: any | null | undefined;
    readonly status: JobStatus;
    readonly total: number | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type useLatestJobQuery = {
  response: useLatestJobQuery$data;
  variables: useLatestJobQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  },
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
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "target",
        "variableName": "target"
      }
    ],
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "latestJob",
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
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "result",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLatestJobQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLatestJobQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a80a31f8e0abc671175c3a54bce43805",
    "id": "916102f0ae00e7ce9e7960e04dd6584313f8db4742b6ae0177412162005b56f2",
    "metadata": {},
    "name": "useLatestJobQuery",
    "operationKind": "query",
    "text": "query useLatestJobQuery(\n  $name: String!\n  $target: ID!\n) {\n  latestJob(name: $name, target: $target) {\n    id\n    version\n    status\n    done\n    total\n    result\n    message\n    endedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "9947a57dedeb1fe6dd01385a64f664b0";

export default node;
