/**
 * @generated SignedSource<<d4eb28e48f3de38fbe31c6efdc8e3e13>>
 * @relayHash ed7568f90b2f84a1fb01a1cedcd71a4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 374896b144d7cb26c6f4e524e6e460aa3b2cca77f42b4172a70fd402547247d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type PurchaseOrderFilter_order = {
  acknowledgedAt?: SortDirection | null | undefined;
  netPrice?: SortDirection | null | undefined;
  raisedAt?: SortDirection | null | undefined;
  reference?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  supplier_name?: SortDirection | null | undefined;
  trainingClass_title?: SortDirection | null | undefined;
};
export type PurchaseOrderFilter_exists = {
  acknowledgedAt?: boolean | null | undefined;
  trainingClass?: boolean | null | undefined;
};
export type PurchaseOrderListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  chosenSupplier: string;
  exists?: ReadonlyArray<PurchaseOrderFilter_exists> | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasSupplier: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<PurchaseOrderFilter_order> | null | undefined;
  reference?: string | null | undefined;
  rows: boolean;
  status?: ReadonlyArray<PurchaseOrderStatus> | null | undefined;
  supplier?: string | null | undefined;
  total: boolean;
};
export type PurchaseOrderListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"purchaseOrderColumns_order">;
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
  readonly supplier?: {
    readonly name: string;
  } | null | undefined;
};
export type PurchaseOrderListPageQuery = {
  response: PurchaseOrderListPageQuery$data;
  variables: PurchaseOrderListPageQuery$variables;
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
  "name": "chosenSupplier"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exists"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSupplier"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "supplier"
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
    "name": "exists",
    "variableName": "exists"
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
    "name": "reference",
    "variableName": "reference"
  },
  {
    "kind": "Variable",
    "name": "status_list",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "supplier",
    "variableName": "supplier"
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
  "name": "reference",
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
      "concreteType": "PurchaseOrderCursorConnection",
      "kind": "LinkedField",
      "name": "purchaseOrders",
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
    "variableName": "chosenSupplier"
  }
],
v23 = {
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
      (v13/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PurchaseOrderListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v14/*:: as any*/),
        "concreteType": "PurchaseOrderCursorConnection",
        "kind": "LinkedField",
        "name": "purchaseOrders",
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
                "concreteType": "PurchaseOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PurchaseOrder",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "purchaseOrderColumns_order"
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
        "condition": "hasSupplier",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
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
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PurchaseOrderListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v14/*:: as any*/),
        "concreteType": "PurchaseOrderCursorConnection",
        "kind": "LinkedField",
        "name": "purchaseOrders",
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
                "concreteType": "PurchaseOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PurchaseOrder",
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
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "raisedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "acknowledgedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "acknowledgedBy",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatarUrl",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "person",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fullName",
                                "storageKey": null
                              },
                              (v15/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "netPrice",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "amount",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Supplier",
                        "kind": "LinkedField",
                        "name": "supplier",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v23/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "trainingClass",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
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
        "condition": "hasSupplier",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              (v23/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ed7568f90b2f84a1fb01a1cedcd71a4f",
    "id": "374896b144d7cb26c6f4e524e6e460aa3b2cca77f42b4172a70fd402547247d1",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": "query PurchaseOrderListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [PurchaseOrderFilter_order!]\n  $reference: String\n  $exists: [PurchaseOrderFilter_exists!]\n  $status: [PurchaseOrderStatus!]\n  $supplier: ID\n  $hasSupplier: Boolean!\n  $chosenSupplier: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: purchaseOrders(first: $first, after: $after, last: $last, before: $before, order: $order, reference: $reference, exists: $exists, status_list: $status, supplier: $supplier) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...purchaseOrderColumns_order\n      }\n    }\n    filter @include(if: $rows)\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: purchaseOrders @include(if: $total) {\n    totalCount\n  }\n  supplier(id: $chosenSupplier) @include(if: $hasSupplier) {\n    name\n    id\n  }\n}\n\nfragment AcknowledgeButton_order on PurchaseOrder {\n  reference\n  status\n  acknowledgedAt\n  ...AcknowledgeDialog_order\n}\n\nfragment AcknowledgeDialog_order on PurchaseOrder {\n  id\n  reference\n  netPrice {\n    amount\n  }\n  supplier {\n    name\n    id\n  }\n}\n\nfragment purchaseOrderColumns_order on PurchaseOrder {\n  id\n  reference\n  status\n  raisedAt\n  acknowledgedAt\n  acknowledgedBy {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  netPrice {\n    amount\n  }\n  supplier {\n    id\n    name\n  }\n  trainingClass {\n    id\n    title\n  }\n  ...AcknowledgeButton_order\n}\n"
  }
};
})();

(node as any).hash = "74b07de9f9348b1ea4008b95514e830f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
