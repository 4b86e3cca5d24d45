/**
 * @generated SignedSource<<978e19a41ed5a38cc29eecaeac1c5ebe>>
 * @relayHash 8cfef13e80c25891eb50ddf68a16b170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 696f4b10665ee2f8428a3c039d918200ad322a2225882db3134887114a705634

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
export type EmailLogFilter_createdAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type EmailLogListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  chosenOf: string;
  chosenTemplate: string;
  createdAt?: ReadonlyArray<EmailLogFilter_createdAt> | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasOf: boolean;
  hasTemplate: boolean;
  last?: number | null | undefined;
  of?: string | null | undefined;
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
  readonly node?: {
    readonly fullName?: string;
    readonly name?: string;
    readonly reference?: string;
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
  "name": "chosenOf"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenTemplate"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdAt"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOf"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTemplate"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "of"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recipient"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "targetResource"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "template"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v18 = [
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
    "name": "createdAt",
    "variableName": "createdAt"
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
    "name": "of",
    "variableName": "of"
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filter",
  "storageKey": null
},
v22 = {
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
v23 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v24 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v23/*:: as any*/)
},
v25 = {
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
      "selections": (v23/*:: as any*/),
      "storageKey": null
    }
  ]
},
v26 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenOf"
  }
],
v27 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
],
v28 = {
  "kind": "InlineFragment",
  "selections": (v27/*:: as any*/),
  "type": "Booking",
  "abstractKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v30 = [
  (v29/*:: as any*/)
],
v31 = {
  "kind": "InlineFragment",
  "selections": (v30/*:: as any*/),
  "type": "Customer",
  "abstractKey": null
},
v32 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
},
v33 = {
  "kind": "InlineFragment",
  "selections": (v27/*:: as any*/),
  "type": "Invoice",
  "abstractKey": null
},
v34 = {
  "kind": "InlineFragment",
  "selections": (v27/*:: as any*/),
  "type": "PurchaseOrder",
  "abstractKey": null
},
v35 = {
  "kind": "InlineFragment",
  "selections": (v30/*:: as any*/),
  "type": "Supplier",
  "abstractKey": null
},
v36 = {
  "kind": "InlineFragment",
  "selections": (v27/*:: as any*/),
  "type": "Ticket",
  "abstractKey": null
},
v37 = {
  "kind": "InlineFragment",
  "selections": (v27/*:: as any*/),
  "type": "TrainingClass",
  "abstractKey": null
},
v38 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenTemplate"
  }
],
v39 = [
  (v29/*:: as any*/),
  (v19/*:: as any*/)
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
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailLogListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v18/*:: as any*/),
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
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
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
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ]
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      (v25/*:: as any*/),
      {
        "condition": "hasOf",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v28/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasTemplate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v38/*:: as any*/),
            "concreteType": "EmailTemplate",
            "kind": "LinkedField",
            "name": "emailTemplate",
            "plural": false,
            "selections": (v30/*:: as any*/),
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
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v14/*:: as any*/),
      (v16/*:: as any*/),
      (v15/*:: as any*/),
      (v4/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v13/*:: as any*/),
      (v5/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailLogListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v18/*:: as any*/),
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
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
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
                          (v29/*:: as any*/),
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
                        "selections": (v39/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ]
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      (v25/*:: as any*/),
      {
        "condition": "hasOf",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v28/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasTemplate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v38/*:: as any*/),
            "concreteType": "EmailTemplate",
            "kind": "LinkedField",
            "name": "emailTemplate",
            "plural": false,
            "selections": (v39/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "8cfef13e80c25891eb50ddf68a16b170",
    "id": "696f4b10665ee2f8428a3c039d918200ad322a2225882db3134887114a705634",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": "query EmailLogListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [EmailLogFilter_order!]\n  $recipient: String\n  $status: [EmailLogStatus!]\n  $template: ID\n  $targetResource: [MailTargetResource!]\n  $createdAt: [EmailLogFilter_createdAt!]\n  $of: ID\n  $hasOf: Boolean!\n  $chosenOf: ID!\n  $hasTemplate: Boolean!\n  $chosenTemplate: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: emailLogs(first: $first, after: $after, last: $last, before: $before, order: $order, recipient: $recipient, createdAt: $createdAt, status_list: $status, of: $of, template: $template, targetResource_list: $targetResource) {\n    edges @include(if: $rows) {\n      node {\n        id\n        subject\n        ...emailLogColumns_log\n      }\n    }\n    filter @include(if: $rows)\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: emailLogs @include(if: $total) {\n    totalCount\n  }\n  node(id: $chosenOf) @include(if: $hasOf) {\n    __typename\n    ... on Booking {\n      reference\n    }\n    ... on Customer {\n      name\n    }\n    ... on CustomerContact {\n      fullName\n    }\n    ... on Invoice {\n      reference\n    }\n    ... on PurchaseOrder {\n      reference\n    }\n    ... on Supplier {\n      name\n    }\n    ... on Ticket {\n      reference\n    }\n    ... on TrainingClass {\n      reference\n    }\n    id\n  }\n  emailTemplate(id: $chosenTemplate) @include(if: $hasTemplate) {\n    name\n    id\n  }\n}\n\nfragment emailLogColumns_log on EmailLog {\n  id\n  subject\n  to\n  createdAt\n  status\n  error\n  target {\n    resource\n    name\n    shownBy\n  }\n  template {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe693ce9c625c64fe19f655c2e881523";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
