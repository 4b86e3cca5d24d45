/**
 * @generated SignedSource<<64427d44bf9eb3f14f4bb353156e44b6>>
 * @relayHash 6e2d8c98c3e69db08b42283f21249ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb52bf688abbe4e4c82e5d2b02959beb632bf76923e6bb58d99b251388b10c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
  readonly suppressedAddresses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"UndeliverableLines_addresses">;
      };
    }>;
  };
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
v1 = {
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
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v3 = {
  "kind": "Variable",
  "name": "of",
  "variableName": "record"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
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
            (v4/*:: as any*/),
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
},
v6 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isReleased",
    "value": false
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailsPanelQuery",
    "selections": [
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "SuppressedAddressCursorConnection",
        "kind": "LinkedField",
        "name": "suppressedAddresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuppressedAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SuppressedAddress",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UndeliverableLines_addresses"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailsPanelQuery",
    "selections": [
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "SuppressedAddressCursorConnection",
        "kind": "LinkedField",
        "name": "suppressedAddresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuppressedAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SuppressedAddress",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "releasedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6e2d8c98c3e69db08b42283f21249ab3",
    "id": "4eb52bf688abbe4e4c82e5d2b02959beb632bf76923e6bb58d99b251388b10c8",
    "metadata": {},
    "name": "EmailsPanelQuery",
    "operationKind": "query",
    "text": "query EmailsPanelQuery(\n  $record: ID!\n) {\n  mailDraft(record: $record) {\n    record\n  }\n  emailLogs(of: $record, first: 10) {\n    edges {\n      node {\n        id\n        subject\n        to\n        createdAt\n        status\n        error\n      }\n    }\n    totalCount\n  }\n  suppressedAddresses(of: $record, isReleased: false, first: 10) {\n    edges {\n      node {\n        ...UndeliverableLines_addresses\n        id\n      }\n    }\n  }\n}\n\nfragment ReleaseAddressButton_address on SuppressedAddress {\n  id\n  version\n  address\n  reason\n}\n\nfragment UndeliverableLines_addresses on SuppressedAddress {\n  id\n  address\n  reason\n  releasedAt\n  ...ReleaseAddressButton_address\n}\n"
  }
};
})();

(node as any).hash = "da992842a31b02e0780a5ec72df28168";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
