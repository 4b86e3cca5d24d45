/**
 * @generated SignedSource<<7404392b8497244901c307ce58408c9d>>
 * @relayHash 3069bf2b868c158c551fb83636fac71c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0004630671ebb205f580e8669264bc1cee20c4731c73f95689aef65e90e166bd

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
    "cacheID": "3069bf2b868c158c551fb83636fac71c",
    "id": "0004630671ebb205f580e8669264bc1cee20c4731c73f95689aef65e90e166bd",
    "metadata": {},
    "name": "useDisplayedJobStartedQuery",
    "operationKind": "query",
    "text": "query useDisplayedJobStartedQuery(\n  $id: ID!\n) {\n  job(id: $id) {\n    id\n    version\n    status\n    done\n    total\n    result\n    message\n    endedAt\n    endsEarly\n  }\n}\n"
  }
};
})();

(node as any).hash = "31e90b0a0d343a0caec9ee6315d065ed";

export default node;
