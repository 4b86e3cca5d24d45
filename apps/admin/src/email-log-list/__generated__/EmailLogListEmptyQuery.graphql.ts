/**
 * @generated SignedSource<<5a2a27616c227a7475214913618d238d>>
 * @relayHash 756633ef587c82d9e19fb3717efb2e12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fbb60749b41d156b9dffb0f652c3ed037dbf7cdde93acfc42c79e0863ba2522

import type { ConcreteRequest } from 'relay-runtime';
export type EmailLogStatus = "failed" | "queued" | "sent" | "%future added value";
export type EmailLogListEmptyQuery$variables = {
  recipient?: string | null | undefined;
  status?: ReadonlyArray<EmailLogStatus> | null | undefined;
};
export type EmailLogListEmptyQuery$data = {
  readonly recipient: {
    readonly totalCount: number;
  };
  readonly status: {
    readonly totalCount: number;
  };
};
export type EmailLogListEmptyQuery = {
  response: EmailLogListEmptyQuery$data;
  variables: EmailLogListEmptyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "recipient"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "recipient",
    "args": [
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
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "status",
    "args": [
      {
        "kind": "Variable",
        "name": "recipient",
        "variableName": "recipient"
      }
    ],
    "concreteType": "EmailLogCursorConnection",
    "kind": "LinkedField",
    "name": "emailLogs",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailLogListEmptyQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailLogListEmptyQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "756633ef587c82d9e19fb3717efb2e12",
    "id": "3fbb60749b41d156b9dffb0f652c3ed037dbf7cdde93acfc42c79e0863ba2522",
    "metadata": {},
    "name": "EmailLogListEmptyQuery",
    "operationKind": "query",
    "text": "query EmailLogListEmptyQuery(\n  $recipient: String\n  $status: [EmailLogStatus!]\n) {\n  recipient: emailLogs(status_list: $status) {\n    totalCount\n  }\n  status: emailLogs(recipient: $recipient) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "4eaebe5b89ffaf3342cdaeb3bd18b737";

export default node;
