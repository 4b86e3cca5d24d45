/**
 * @generated SignedSource<<b7bd46a3d461ba258779f6828b132361>>
 * @relayHash ba09159463df774e4e9e90195a0b8ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fee79b06785e917bfe9b07a0f3f2381d947b11d678e9bc19f98e120c24a1e1d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceAgeing = "gte30" | "lte29" | "%future added value";
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type InvoiceFilter_order = {
  balanceDue?: SortDirection | null | undefined;
  customer_name?: SortDirection | null | undefined;
  documentDate?: SortDirection | null | undefined;
  dueDate?: SortDirection | null | undefined;
  gross?: SortDirection | null | undefined;
  netPrice?: SortDirection | null | undefined;
  reference?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  type?: SortDirection | null | undefined;
};
export type InvoiceListPageQuery$variables = {
  after?: string | null | undefined;
  ageing?: InvoiceAgeing | null | undefined;
  before?: string | null | undefined;
  chosenCustomer: string;
  customer?: string | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasCustomer: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<InvoiceFilter_order> | null | undefined;
  rows: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<InvoiceStatus> | null | undefined;
  toBeRefunded?: boolean | null | undefined;
  total: boolean;
  type?: ReadonlyArray<InvoiceType> | null | undefined;
};
export type InvoiceListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly customer?: {
    readonly name: string;
  } | null | undefined;
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"invoiceColumns_invoice">;
      };
    }>;
    readonly filter?: string | null | undefined;
    readonly pageInfo?: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly sums?: {
      readonly balanceDue: {
        readonly amount: number;
      };
      readonly gross: {
        readonly amount: number;
      };
      readonly netPrice: {
        readonly amount: number;
      };
    };
    readonly totalCount?: number;
  };
};
export type InvoiceListPageQuery = {
  response: InvoiceListPageQuery$data;
  variables: InvoiceListPageQuery$variables;
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
  "name": "ageing"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenCustomer"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
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
  "name": "hasCustomer"
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
  "name": "status"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toBeRefunded"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v16 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "ageing",
    "variableName": "ageing"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "customer",
    "variableName": "customer"
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
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "status_list",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "toBeRefunded",
    "variableName": "toBeRefunded"
  },
  {
    "kind": "Variable",
    "name": "type_list",
    "variableName": "type"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v19 = {
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filter",
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "netPrice",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "gross",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balanceDue",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v27 = {
  "condition": "rows",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceSums",
      "kind": "LinkedField",
      "name": "sums",
      "plural": false,
      "selections": [
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v28 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "InvoiceCursorConnection",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": false,
      "selections": (v21/*:: as any*/),
      "storageKey": null
    }
  ]
},
v29 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenCustomer"
  }
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v16/*:: as any*/),
        "concreteType": "InvoiceCursorConnection",
        "kind": "LinkedField",
        "name": "invoices",
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
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "invoiceColumns_invoice"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ]
          },
          (v22/*:: as any*/),
          (v27/*:: as any*/)
        ],
        "storageKey": null
      },
      (v28/*:: as any*/),
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v29/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v30/*:: as any*/)
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
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      (v4/*:: as any*/),
      (v12/*:: as any*/),
      (v15/*:: as any*/),
      (v1/*:: as any*/),
      (v13/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoiceListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v16/*:: as any*/),
        "concreteType": "InvoiceCursorConnection",
        "kind": "LinkedField",
        "name": "invoices",
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
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
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
                        "name": "type",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "documentDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dueDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "poNumber",
                        "storageKey": null
                      },
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
                        "kind": "ScalarField",
                        "name": "ageing",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "toBeRefunded",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "customer",
                        "plural": false,
                        "selections": [
                          (v17/*:: as any*/),
                          (v30/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Booking",
                        "kind": "LinkedField",
                        "name": "booking",
                        "plural": false,
                        "selections": [
                          (v17/*:: as any*/),
                          (v18/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ]
          },
          (v22/*:: as any*/),
          (v27/*:: as any*/)
        ],
        "storageKey": null
      },
      (v28/*:: as any*/),
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v29/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v30/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ba09159463df774e4e9e90195a0b8ad1",
    "id": "6fee79b06785e917bfe9b07a0f3f2381d947b11d678e9bc19f98e120c24a1e1d",
    "metadata": {},
    "name": "InvoiceListPageQuery",
    "operationKind": "query",
    "text": "query InvoiceListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [InvoiceFilter_order!]\n  $search: String\n  $customer: ID\n  $status: [InvoiceStatus!]\n  $type: [InvoiceType!]\n  $ageing: InvoiceAgeing\n  $toBeRefunded: Boolean\n  $hasCustomer: Boolean!\n  $chosenCustomer: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: invoices(first: $first, after: $after, last: $last, before: $before, order: $order, search: $search, customer: $customer, status_list: $status, type_list: $type, ageing: $ageing, toBeRefunded: $toBeRefunded) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...invoiceColumns_invoice\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    filter @include(if: $rows)\n    totalCount @include(if: $filtered)\n    sums @skip(if: $rows) {\n      netPrice {\n        amount\n      }\n      gross {\n        amount\n      }\n      balanceDue {\n        amount\n      }\n    }\n  }\n  all: invoices @include(if: $total) {\n    totalCount\n  }\n  customer(id: $chosenCustomer) @include(if: $hasCustomer) {\n    name\n    id\n  }\n}\n\nfragment InvoiceAge_invoice on Invoice {\n  age\n  ageing\n}\n\nfragment invoiceColumns_invoice on Invoice {\n  id\n  reference\n  status\n  type\n  documentDate\n  dueDate\n  poNumber\n  ...InvoiceAge_invoice\n  netPrice {\n    amount\n  }\n  gross {\n    amount\n  }\n  balanceDue {\n    amount\n  }\n  toBeRefunded {\n    amount\n  }\n  customer {\n    id\n    name\n  }\n  booking {\n    id\n    reference\n  }\n}\n"
  }
};
})();

(node as any).hash = "0719217ac885be027dbf0025f370991a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
