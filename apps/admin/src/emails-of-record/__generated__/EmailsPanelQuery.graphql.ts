/**
 * @generated SignedSource<<9b20349d76ff86e3be6a1e41d20a7144>>
 * @relayHash 1677d62db27b871143cf48470846bc45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b38537b28b6ed90c87f7f096edee748e4fa14d36d982d5ad0423e87c10f27f63

import type { ConcreteRequest } from 'relay-runtime';
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
export type EmailsPanelQuery$variables = {
  record: string;
};
export type EmailsPanelQuery$data = {
  readonly emailLogs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly error: string | null | undefined;
        readonly id: string;
        readonly status: EmailLogStatus;
        readonly subject: string;
        readonly to: ReadonlyArray<string>;
      };
    }>;
    readonly totalCount: number;
  };
  readonly mailDraft: {
    readonly record: string;
  } | null | undefined;
};
export type EmailsPanelQuery = {
  response: EmailsPanelQuery$data;
  variables: EmailsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "record"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "record",
        "variableName": "record"
      }
    ],
    "concreteType": "MailDraft",
    "kind": "LinkedField",
    "name": "mailDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "record",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 10
      },
      {
        "kind": "Variable",
        "name": "of",
        "variableName": "record"
      }
    ],
    "concreteType": "EmailLogCursorConnection",
    "kind": "LinkedField",
    "name": "emailLogs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailLogEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailLog",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "subject",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
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
                "name": "error",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
    "name": "EmailsPanelQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailsPanelQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1677d62db27b871143cf48470846bc45",
    "id": "b38537b28b6ed90c87f7f096edee748e4fa14d36d982d5ad0423e87c10f27f63",
    "metadata": {},
    "name": "EmailsPanelQuery",
    "operationKind": "query",
    "text": "query EmailsPanelQuery(\n  $record: ID!\n) {\n  mailDraft(record: $record) {\n    record\n  }\n  emailLogs(of: $record, first: 10) {\n    edges {\n      node {\n        id\n        subject\n        to\n        createdAt\n        status\n        error\n      }\n    }\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "170944bd6a632d4d8305eb9a0d955ed2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
