/**
 * @generated SignedSource<<a2b29b6ab5715353e6134741c49a41ba>>
 * @relayHash 521243bcec35c21fe48bfdc9ad2bc3f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93116bffda8b8f474d98db038b808828770ba055633b87348e079d94007990e6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebtAge = "days_1" | "days_30" | "days_60" | "days_90" | "not_due" | "%future added value";
export type DebtDate = "document_date" | "due_date" | "%future added value";
export type DebtorAccount = "credit" | "owes" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type DebtorFilter_order = {
  balance?: SortDirection | null | undefined;
  credit?: SortDirection | null | undefined;
  customer_name?: SortDirection | null | undefined;
  days_1?: SortDirection | null | undefined;
  days_30?: SortDirection | null | undefined;
  days_60?: SortDirection | null | undefined;
  days_90?: SortDirection | null | undefined;
  not_due?: SortDirection | null | undefined;
  oldest?: SortDirection | null | undefined;
};
export type DebtorListPageQuery$variables = {
  account?: DebtorAccount | null | undefined;
  after?: string | null | undefined;
  age?: DebtAge | null | undefined;
  asAt?: string | null | undefined;
  before?: string | null | undefined;
  by?: DebtDate | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  last?: number | null | undefined;
  order?: ReadonlyArray<DebtorFilter_order> | null | undefined;
  rows: boolean;
  search?: string | null | undefined;
  total: boolean;
};
export type DebtorListPageQuery$data = {
  readonly ages?: {
    readonly sums: {
      readonly " $fragmentSpreads": FragmentRefs<"AgesBand_ages">;
    };
  };
  readonly all?: {
    readonly totalCount: number;
  };
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly customer: {
          readonly name: string;
        };
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"debtorColumns_debtor">;
      };
    }>;
    readonly pageInfo?: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly sums?: {
      readonly " $fragmentSpreads": FragmentRefs<"AgesBand_sums">;
    };
    readonly totalCount?: number;
  };
};
export type DebtorListPageQuery = {
  response: DebtorListPageQuery$data;
  variables: DebtorListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "account"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "age"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "by"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v13 = {
  "kind": "Variable",
  "name": "account",
  "variableName": "account"
},
v14 = {
  "kind": "Variable",
  "name": "asAt",
  "variableName": "asAt"
},
v15 = {
  "kind": "Variable",
  "name": "by",
  "variableName": "by"
},
v16 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v17 = [
  (v13/*:: as any*/),
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "age",
    "variableName": "age"
  },
  (v14/*:: as any*/),
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  (v15/*:: as any*/),
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
  (v16/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v20 = {
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
v21 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v22 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v21/*:: as any*/)
},
v23 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v24 = {
  "alias": "all",
  "args": [
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "concreteType": "DebtorCursorConnection",
  "kind": "LinkedField",
  "name": "debtors",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": "newest",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "InvoiceCursorConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v18/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "invoices(first:1)"
},
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "DebtorAge",
  "kind": "LinkedField",
  "name": "ages",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v26/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "credit",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
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
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DebtorListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v17/*:: as any*/),
        "concreteType": "DebtorCursorConnection",
        "kind": "LinkedField",
        "name": "debtors",
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
                "concreteType": "DebtorEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Debtor",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "customer",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "debtorColumns_debtor"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
            ]
          },
          (v22/*:: as any*/),
          {
            "condition": "total",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DebtorSums",
                "kind": "LinkedField",
                "name": "sums",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AgesBand_sums"
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "total",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "ages",
            "args": (v23/*:: as any*/),
            "concreteType": "DebtorCursorConnection",
            "kind": "LinkedField",
            "name": "debtors",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DebtorSums",
                "kind": "LinkedField",
                "name": "sums",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AgesBand_ages"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v24/*:: as any*/)
        ]
      },
      (v25/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v11/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v6/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DebtorListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v17/*:: as any*/),
        "concreteType": "DebtorCursorConnection",
        "kind": "LinkedField",
        "name": "debtors",
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
                "concreteType": "DebtorEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Debtor",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "customer",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "remindedAt",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Invoice",
                        "kind": "LinkedField",
                        "name": "oldestInvoice",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reference",
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
              },
              (v20/*:: as any*/)
            ]
          },
          (v22/*:: as any*/),
          {
            "condition": "total",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DebtorSums",
                "kind": "LinkedField",
                "name": "sums",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "total",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "ages",
            "args": (v23/*:: as any*/),
            "concreteType": "DebtorCursorConnection",
            "kind": "LinkedField",
            "name": "debtors",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DebtorSums",
                "kind": "LinkedField",
                "name": "sums",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v24/*:: as any*/)
        ]
      },
      (v25/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "521243bcec35c21fe48bfdc9ad2bc3f4",
    "id": "93116bffda8b8f474d98db038b808828770ba055633b87348e079d94007990e6",
    "metadata": {},
    "name": "DebtorListPageQuery",
    "operationKind": "query",
    "text": "query DebtorListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [DebtorFilter_order!]\n  $asAt: String\n  $by: DebtDate\n  $search: String\n  $age: DebtAge\n  $account: DebtorAccount\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: debtors(first: $first, after: $after, last: $last, before: $before, order: $order, asAt: $asAt, by: $by, search: $search, age: $age, account: $account) {\n    edges @include(if: $rows) {\n      node {\n        id\n        customer {\n          name\n          id\n        }\n        ...debtorColumns_debtor\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n    sums @include(if: $total) {\n      ...AgesBand_sums\n    }\n  }\n  ages: debtors(asAt: $asAt, by: $by, search: $search, account: $account) @include(if: $total) {\n    sums {\n      ...AgesBand_ages\n    }\n  }\n  all: debtors(asAt: $asAt, by: $by) @include(if: $total) {\n    totalCount\n  }\n  newest: invoices(first: 1) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}\n\nfragment AgesBand_ages on DebtorSums {\n  ages {\n    age\n    amount {\n      amount\n    }\n  }\n}\n\nfragment AgesBand_sums on DebtorSums {\n  credit {\n    amount\n  }\n  balance {\n    amount\n  }\n}\n\nfragment debtorColumns_debtor on Debtor {\n  customer {\n    id\n    name\n    remindedAt\n  }\n  ages {\n    age\n    amount {\n      amount\n    }\n  }\n  credit {\n    amount\n  }\n  balance {\n    amount\n  }\n  oldestInvoice {\n    id\n    reference\n  }\n}\n"
  }
};
})();

(node as any).hash = "d8d1fe0f1a95429313515d0abb1c6828";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
