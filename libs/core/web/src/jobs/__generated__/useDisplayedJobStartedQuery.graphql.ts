/**
 * @generated SignedSource<<e2410903c786d89c732963ab2979e7ee>>
 * @relayHash f2d631250568c5c1b54a250e5523d43f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4f51daed60ae6edb91640613516eaf455859f4032e7450185fc1d949df82f3d

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
export type useDisplayedJobStartedQuery$variables = {
  id: string;
};
export type useDisplayedJobStartedQuery$data = {
  readonly job: {
    readonly done: number;
    readonly endedAt: string | null | undefined;
    readonly endsEarly: boolean;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly name: string;
    readonly result: any | null | undefined;
    readonly status: JobStatus;
    readonly total: number | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type useDisplayedJobStartedQuery = {
  response: useDisplayedJobStartedQuery$data;
  variables: useDisplayedJobStartedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
        "name": "name",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsEarly",
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
    "name": "useDisplayedJobStartedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDisplayedJobStartedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f2d631250568c5c1b54a250e5523d43f",
    "id": "b4f51daed60ae6edb91640613516eaf455859f4032e7450185fc1d949df82f3d",
    "metadata": {},
    "name": "useDisplayedJobStartedQuery",
    "operationKind": "query",
    "text": "query useDisplayedJobStartedQuery(\n  $id: ID!\n) {\n  job(id: $id) {\n    id\n    name\n    version\n    status\n    done\n    total\n    result\n    message\n    endedAt\n    endsEarly\n  }\n}\n"
  }
};
})();

(node as any).hash = "31e90b0a0d343a0caec9ee6315d065ed";

export default node;
