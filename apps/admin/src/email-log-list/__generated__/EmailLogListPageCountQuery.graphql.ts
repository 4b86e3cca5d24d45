/**
 * @generated SignedSource<<9e2bd929e2f8875c6cdb11ac8f46823b>>
 * @relayHash db0f98d06be8caa779077f8db720b815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b00992a53c75552e53ac2425b1a47cf8da1f318d2d9ffc1a986d7150b9f1f28

import type { ConcreteRequest } from 'relay-runtime';
export type EmailLogStatus = "failed" | "queued" | "sent" | "%future added value";
export type EmailLogListPageCountQuery$variables = {
  filtered: boolean;
  recipient?: string | null | undefined;
  status?: ReadonlyArray<EmailLogStatus> | null | undefined;
  total: boolean;
};
export type EmailLogListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type EmailLogListPageCountQuery = {
  response: EmailLogListPageCountQuery$data;
  variables: EmailLogListPageCountQuery$variables;
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = [
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
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "total",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "EmailLogCursorConnection",
        "kind": "LinkedField",
        "name": "emailLogs",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailLogListPageCountQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailLogListPageCountQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "db0f98d06be8caa779077f8db720b815",
    "id": "0b00992a53c75552e53ac2425b1a47cf8da1f318d2d9ffc1a986d7150b9f1f28",
    "metadata": {},
    "name": "EmailLogListPageCountQuery",
    "operationKind": "query",
    "text": "query EmailLogListPageCountQuery(\n  $recipient: String\n  $status: [EmailLogStatus!]\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: emailLogs(recipient: $recipient, status_list: $status) @include(if: $filtered) {\n    totalCount\n  }\n  all: emailLogs @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "8536c3112a241f8ffeecd62268be5511";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
