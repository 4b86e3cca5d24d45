/**
 * @generated SignedSource<<4a004d2771ee245ad3f4e4559a8a0d19>>
 * @relayHash e71720d23863f72e5c07594b2801ca51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d891e4463a4f26fdd7315fb6773a442b69f2a042a0df6002b6ad484a70b7a4

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
export type useDisplayedJobLatestQuery$variables = {
  name: string;
  target: string;
};
export type useDisplayedJobLatestQuery$data = {
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
export type useDisplayedJobLatestQuery = {
  response: useDisplayedJobLatestQuery$data;
  variables: useDisplayedJobLatestQuery$variables;
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
    "name": "useDisplayedJobLatestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDisplayedJobLatestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e71720d23863f72e5c07594b2801ca51",
    "id": "c9d891e4463a4f26fdd7315fb6773a442b69f2a042a0df6002b6ad484a70b7a4",
    "metadata": {},
    "name": "useDisplayedJobLatestQuery",
    "operationKind": "query",
    "text": "query useDisplayedJobLatestQuery(\n  $name: String!\n  $target: ID!\n) {\n  latestJob(name: $name, target: $target) {\n    id\n    version\n    status\n    done\n    total\n    result\n    message\n    endedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "2560d7dedfafdd1efaa216e161acec83";

export default node;
