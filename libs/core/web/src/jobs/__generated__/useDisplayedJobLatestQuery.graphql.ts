/**
 * @generated SignedSource<<1528955633169c37f5b18cde340715d5>>
 * @relayHash 66fe868858935e6e0e1533dedec04e0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff251bc05ccc31fdb6ce8c492af8dccb62392f0078aae3aab1498469b3f5d530

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
    readonly endsEarly: boolean;
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
    "cacheID": "66fe868858935e6e0e1533dedec04e0a",
    "id": "ff251bc05ccc31fdb6ce8c492af8dccb62392f0078aae3aab1498469b3f5d530",
    "metadata": {},
    "name": "useDisplayedJobLatestQuery",
    "operationKind": "query",
    "text": "query useDisplayedJobLatestQuery(\n  $name: String!\n  $target: ID!\n) {\n  latestJob(name: $name, target: $target) {\n    id\n    version\n    status\n    done\n    total\n    result\n    message\n    endedAt\n    endsEarly\n  }\n}\n"
  }
};
})();

(node as any).hash = "2560d7dedfafdd1efaa216e161acec83";

export default node;
