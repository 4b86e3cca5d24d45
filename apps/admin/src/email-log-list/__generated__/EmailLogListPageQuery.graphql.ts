/**
 * @generated SignedSource<<d40e12d6e1af4fc238136749b8b7b709>>
 * @relayHash 3f0e77b0a2cd5f14961173d33da1075b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c670d451386cd0ba20636c878e5ebbba53d746df361efced437bf5725ecea48

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type EmailLogFilter_order = {
  createdAt?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  subject?: SortDirection | null | undefined;
  to?: SortDirection | null | undefined;
};
export type EmailLogListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  last?: number | null | undefined;
  order?: ReadonlyArray<EmailLogFilter_order> | null | undefined;
  recipient?: string | null | undefined;
  rows: boolean;
  status?: ReadonlyArray<EmailLogStatus> | null | undefined;
  total: boolean;
};
export type EmailLogListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly subject: string;
        readonly " $fragmentSpreads": FragmentRefs<"emailLogColumns_log">;
      };
    }>;
    readonly pageInfo?: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount?: number;
  };
};
export type EmailLogListPageQuery = {
  response: EmailLogListPageQuery$data;
  variables: EmailLogListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recipient"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v10 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPreviousPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v15 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v14/*:: as any*/)
},
v16 = {
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
      "selections": (v14/*:: as any*/),
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailLogListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v10/*:: as any*/),
        "concreteType": "EmailLogCursorConnection",
        "kind": "LinkedField",
        "name": "emailLogs",
        "plural": false,
        "selections": [
          {
            "condition": "rows",
            "kind": "Condition",
            "passingValue": true,
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
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "emailLogColumns_log"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailLogListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v10/*:: as any*/),
        "concreteType": "EmailLogCursorConnection",
        "kind": "LinkedField",
        "name": "emailLogs",
        "plural": false,
        "selections": [
          {
            "condition": "rows",
            "kind": "Condition",
            "passingValue": true,
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
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
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
              (v13/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "3f0e77b0a2cd5f14961173d33da1075b",
    "id": "6c670d451386cd0ba20636c878e5ebbba53d746df361efced437bf5725ecea48",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": "query EmailLogListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [EmailLogFilter_order!]\n  $recipient: String\n  $status: [EmailLogStatus!]\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: emailLogs(first: $first, after: $after, last: $last, before: $before, order: $order, recipient: $recipient, status_list: $status) {\n    edges @include(if: $rows) {\n      node {\n        id\n        subject\n        ...emailLogColumns_log\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: emailLogs @include(if: $total) {\n    totalCount\n  }\n}\n\nfragment emailLogColumns_log on EmailLog {\n  subject\n  to\n  createdAt\n  status\n  error\n}\n"
  }
};
})();

(node as any).hash = "53034e30a7380a279aba50412549117e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
