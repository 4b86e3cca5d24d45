/**
 * @generated SignedSource<<d5c25b6405a357cc885697a874adb5d2>>
 * @relayHash 1caa776ea1e01f5ea564f427fc536928
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc8cc4be3a51bd37745d3d3baf43c125cb8862189a0b4b8bfe97384e8a3c2b52

import type { ConcreteRequest } from 'relay-runtime';
export type EmailLogStatus = "failed" | "queued" | "sent" | "%future added value";
export type useEmailLogCountsQuery$variables = {
  filtered: boolean;
  recipient?: string | null | undefined;
  status?: ReadonlyArray<EmailLogStatus> | null | undefined;
};
export type useEmailLogCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useEmailLogCountsQuery = {
  response: useEmailLogCountsQuery$data;
  variables: useEmailLogCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recipient"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "recipient",
            "variableName": "recipient"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          }
        ],
        "concreteType": "EmailLogCursorConnection",
        "kind": "LinkedField",
        "name": "emailLogs",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "EmailLogCursorConnection",
    "kind": "LinkedField",
    "name": "emailLogs",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEmailLogCountsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEmailLogCountsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "1caa776ea1e01f5ea564f427fc536928",
    "id": "cc8cc4be3a51bd37745d3d3baf43c125cb8862189a0b4b8bfe97384e8a3c2b52",
    "metadata": {},
    "name": "useEmailLogCountsQuery",
    "operationKind": "query",
    "text": "query useEmailLogCountsQuery(\n  $recipient: String\n  $status: [EmailLogStatus!]\n  $filtered: Boolean!\n) {\n  matching: emailLogs(recipient: $recipient, status_list: $status) @include(if: $filtered) {\n    totalCount\n  }\n  all: emailLogs {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "947c5361098c08c5a39baf2dc741b1ce";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
