/**
 * @generated SignedSource<<a5bae18d52210ccad5124ea4830222c2>>
 * @relayHash 5e8adbca7ee05472108a3b042d52d970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49bc1567a0cc9cf18156634c78fc451eda215008ea7b1f70ffb1367eb01a7fff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type SaleSignalFilter_order = {
  assignedTo_person_fullName?: SortDirection | null | undefined;
  confidenceScore?: SortDirection | null | undefined;
  contact_fullName?: SortDirection | null | undefined;
  createdAt?: SortDirection | null | undefined;
  intentType?: SortDirection | null | undefined;
  priority?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
};
export type SaleSignalListPageQuery$variables = {
  after?: string | null | undefined;
  assignedTo?: string | null | undefined;
  before?: string | null | undefined;
  chosenAssignedTo: string;
  filtered: boolean;
  first?: number | null | undefined;
  hasAssignedTo: boolean;
  intentType?: ReadonlyArray<SaleSignalIntent> | null | undefined;
  last?: number | null | undefined;
  order?: ReadonlyArray<SaleSignalFilter_order> | null | undefined;
  priority?: ReadonlyArray<SaleSignalPriority> | null | undefined;
  rows: boolean;
  total: boolean;
};
export type SaleSignalListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly description: string;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"saleSignalColumns_signal">;
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
  readonly user?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
};
export type SaleSignalListPageQuery = {
  response: SaleSignalListPageQuery$data;
  variables: SaleSignalListPageQuery$variables;
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
  "name": "assignedTo"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenAssignedTo"
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
  "name": "hasAssignedTo"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "intentType"
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
  "name": "priority"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v13 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "assignedTo",
    "variableName": "assignedTo"
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
    "name": "intentType_list",
    "variableName": "intentType"
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
    "name": "priority_list",
    "variableName": "priority"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v16 = {
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
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v18 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v17/*:: as any*/)
},
v19 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "SaleSignalCursorConnection",
      "kind": "LinkedField",
      "name": "salesSignals",
      "plural": false,
      "selections": (v17/*:: as any*/),
      "storageKey": null
    }
  ]
},
v20 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenAssignedTo"
  }
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": [
    (v21/*:: as any*/),
    (v14/*:: as any*/)
  ],
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
    "name": "SaleSignalListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v13/*:: as any*/),
        "concreteType": "SaleSignalCursorConnection",
        "kind": "LinkedField",
        "name": "salesSignals",
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
                "concreteType": "SaleSignalEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SaleSignal",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "saleSignalColumns_signal"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ]
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      },
      (v19/*:: as any*/),
      {
        "condition": "hasAssignedTo",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
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
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v10/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v11/*:: as any*/),
      (v4/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaleSignalListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v13/*:: as any*/),
        "concreteType": "SaleSignalCursorConnection",
        "kind": "LinkedField",
        "name": "salesSignals",
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
                "concreteType": "SaleSignalEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SaleSignal",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "intentType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "priority",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "confidenceScore",
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
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CustomerContact",
                        "kind": "LinkedField",
                        "name": "contact",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "assignedTo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatarUrl",
                            "storageKey": null
                          },
                          (v22/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ]
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      },
      (v19/*:: as any*/),
      {
        "condition": "hasAssignedTo",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5e8adbca7ee05472108a3b042d52d970",
    "id": "49bc1567a0cc9cf18156634c78fc451eda215008ea7b1f70ffb1367eb01a7fff",
    "metadata": {},
    "name": "SaleSignalListPageQuery",
    "operationKind": "query",
    "text": "query SaleSignalListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [SaleSignalFilter_order!]\n  $intentType: [SaleSignalIntent!]\n  $priority: [SaleSignalPriority!]\n  $assignedTo: ID\n  $hasAssignedTo: Boolean!\n  $chosenAssignedTo: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: salesSignals(first: $first, after: $after, last: $last, before: $before, order: $order, intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo) {\n    edges @include(if: $rows) {\n      node {\n        id\n        description\n        ...saleSignalColumns_signal\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: salesSignals @include(if: $total) {\n    totalCount\n  }\n  user(id: $chosenAssignedTo) @include(if: $hasAssignedTo) {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n}\n\nfragment saleSignalColumns_signal on SaleSignal {\n  id\n  description\n  intentType\n  priority\n  confidenceScore\n  status\n  createdAt\n  contact {\n    id\n    fullName\n  }\n  assignedTo {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9d960619ceb5326d9275cd5d20f8683d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
