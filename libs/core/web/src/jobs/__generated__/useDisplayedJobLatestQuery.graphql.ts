/**
 * @generated SignedSource<<fe94b53ba04be1a6ef0349f742697819>>
 * @relayHash a829fe45a6530e17c01f57140c608810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51dad12bc2a69db9f79cad6a204e7c4f0b9e5c724dc51d0b1d1633efedf3d888

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
export type useDisplayedJobLatestQuery$variables = {
  name?: string | null | undefined;
  target: string;
};
export type useDisplayedJobLatestQuery$data = {
  readonly latestJob: {
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
    "cacheID": "a829fe45a6530e17c01f57140c608810",
    "id": "51dad12bc2a69db9f79cad6a204e7c4f0b9e5c724dc51d0b1d1633efedf3d888",
    "metadata": {},
    "name": "useDisplayedJobLatestQuery",
    "operationKind": "query",
    "text": "query useDisplayedJobLatestQuery(\n  $name: String\n  $target: ID!\n) {\n  latestJob(name: $name, target: $target) {\n    id\n    name\n    version\n    status\n    done\n    total\n    result\n    message\n    endedAt\n    endsEarly\n  }\n}\n"
  }
};
})();

(node as any).hash = "88eb1b66e5a663a37fd92042316dc10b";

export default node;
