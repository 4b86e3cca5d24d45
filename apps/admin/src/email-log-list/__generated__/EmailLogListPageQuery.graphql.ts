/**
 * @generated SignedSource<<7acf0324049dade407852341a0b3801d>>
 * @relayHash 5644a034546ebf0468659d8156b5a7f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f906000ad8871dc31004f1739675e2ccc85e75d93baaff3756913031a3f5791a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
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
  chosenTemplate: string;
  filtered: boolean;
  first?: number | null | undefined;
  hasTemplate: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<EmailLogFilter_order> | null | undefined;
  recipient?: string | null | undefined;
  rows: boolean;
  status?: ReadonlyArray<EmailLogStatus> | null | undefined;
  targetResource?: ReadonlyArray<MailTargetResource> | null | undefined;
  template?: string | null | undefined;
  total: boolean;
};
export type EmailLogListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly emailTemplate?: {
    readonly name: string;
  } | null | undefined;
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly subject: string;
        readonly " $fragmentSpreads": FragmentRefs<"emailLogColumns_log">;
      };
    }>;
    readonly filter?: string | null | undefined;
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
  "name": "chosenTemplate"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTemplate"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recipient"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "targetResource"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "template"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v14 = [
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
  },
  {
    "kind": "Variable",
    "name": "targetResource_list",
    "variableName": "targetResource"
  },
  {
    "kind": "Variable",
    "name": "template",
    "variableName": "template"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filter",
  "storageKey": null
},
v18 = {
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
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v20 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v19/*:: as any*/)
},
v21 = {
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
      "selections": (v19/*:: as any*/),
      "storageKey": null
    }
  ]
},
v22 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenTemplate"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  (v15/*:: as any*/)
];
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
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailLogListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v14/*:: as any*/),
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
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
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
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ]
          },
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      {
        "condition": "hasTemplate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "EmailTemplate",
            "kind": "LinkedField",
            "name": "emailTemplate",
            "plural": false,
            "selections": [
              (v23/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v10/*:: as any*/),
      (v12/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailLogListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v14/*:: as any*/),
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
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MailTarget",
                        "kind": "LinkedField",
                        "name": "target",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "resource",
                            "storageKey": null
                          },
                          (v23/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "shownBy",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EmailTemplate",
                        "kind": "LinkedField",
                        "name": "template",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ]
          },
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      {
        "condition": "hasTemplate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "EmailTemplate",
            "kind": "LinkedField",
            "name": "emailTemplate",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5644a034546ebf0468659d8156b5a7f1",
    "id": "f906000ad8871dc31004f1739675e2ccc85e75d93baaff3756913031a3f5791a",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": "query EmailLogListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [EmailLogFilter_order!]\n  $recipient: String\n  $status: [EmailLogStatus!]\n  $template: ID\n  $targetResource: [MailTargetResource!]\n  $hasTemplate: Boolean!\n  $chosenTemplate: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: emailLogs(first: $first, after: $after, last: $last, before: $before, order: $order, recipient: $recipient, status_list: $status, template: $template, targetResource_list: $targetResource) {\n    edges @include(if: $rows) {\n      node {\n        id\n        subject\n        ...emailLogColumns_log\n      }\n    }\n    filter @include(if: $rows)\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: emailLogs @include(if: $total) {\n    totalCount\n  }\n  emailTemplate(id: $chosenTemplate) @include(if: $hasTemplate) {\n    name\n    id\n  }\n}\n\nfragment emailLogColumns_log on EmailLog {\n  id\n  subject\n  to\n  createdAt\n  status\n  error\n  target {\n    resource\n    name\n    shownBy\n  }\n  template {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "be368059d15313c5e6f5565b1cf94023";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
