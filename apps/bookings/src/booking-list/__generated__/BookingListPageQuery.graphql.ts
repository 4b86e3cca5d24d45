/**
 * @generated SignedSource<<14e5df5218ffa0417220cf7aed284583>>
 * @relayHash 0c13a94053d66dd10c9c817dbc891102
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ac78c57b6d7b1a1fa0719a8b8878f0812a796a9d7f0e01c434efc963db09949

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type BookingFilter_order = {
  accountManager_person_fullName?: SortDirection | null | undefined;
  bookedAt?: SortDirection | null | undefined;
  createdAt?: SortDirection | null | undefined;
  customer_name?: SortDirection | null | undefined;
  expectedTotalValue?: SortDirection | null | undefined;
  netPrice?: SortDirection | null | undefined;
  reference?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  title?: SortDirection | null | undefined;
};
export type BookingFilter_bookedAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type BookingFilter_createdAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type BookingListPageQuery$variables = {
  accountManager?: ReadonlyArray<string> | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  bookedAt?: ReadonlyArray<BookingFilter_bookedAt> | null | undefined;
  brand?: string | null | undefined;
  chosenBrand: string;
  chosenContact: string;
  chosenCustomer: string;
  createdAt?: ReadonlyArray<BookingFilter_createdAt> | null | undefined;
  customer?: string | null | undefined;
  customerContact?: string | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasAccountManager: boolean;
  hasBrand: boolean;
  hasContact: boolean;
  hasCustomer: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<BookingFilter_order> | null | undefined;
  rows: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<BookingStatus> | null | undefined;
  toBeRefunded?: boolean | null | undefined;
  total: boolean;
};
export type BookingListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly brand?: {
    readonly name: string;
  } | null | undefined;
  readonly contact?: {
    readonly fullName: string;
  } | null | undefined;
  readonly customer?: {
    readonly name: string;
  } | null | undefined;
  readonly managers?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly person: {
          readonly fullName: string;
        };
      };
    }>;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"bookingColumns_booking">;
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
export type BookingListPageQuery = {
  response: BookingListPageQuery$data;
  variables: BookingListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accountManager"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookedAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brand"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenBrand"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenContact"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenCustomer"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdAt"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerContact"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAccountManager"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBrand"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasContact"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomer"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toBeRefunded"
},
v23 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v24 = [
  {
    "kind": "Variable",
    "name": "accountManager_list",
    "variableName": "accountManager"
  },
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
    "name": "bookedAt",
    "variableName": "bookedAt"
  },
  {
    "kind": "Variable",
    "name": "brand",
    "variableName": "brand"
  },
  {
    "kind": "Variable",
    "name": "createdAt",
    "variableName": "createdAt"
  },
  {
    "kind": "Variable",
    "name": "customer",
    "variableName": "customer"
  },
  {
    "kind": "Variable",
    "name": "customerContact",
    "variableName": "customerContact"
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
  }
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v27 = {
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
v28 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v29 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v28/*:: as any*/)
},
v30 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "BookingCursorConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": (v28/*:: as any*/),
      "storageKey": null
    }
  ]
},
v31 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenCustomer"
  }
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v33 = [
  (v32/*:: as any*/)
],
v34 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBrand"
  }
],
v35 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenContact"
  }
],
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v37 = [
  (v36/*:: as any*/)
],
v38 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "order",
    "value": [
      {
        "person_fullName": "ASC"
      }
    ]
  },
  {
    "kind": "Literal",
    "name": "roles",
    "value": "ROLE_ACCOUNT_MANAGER"
  }
],
v39 = [
  (v36/*:: as any*/),
  (v25/*:: as any*/)
],
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v39/*:: as any*/),
  "storageKey": null
},
v41 = [
  (v32/*:: as any*/),
  (v25/*:: as any*/)
],
v42 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
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
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v24/*:: as any*/),
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
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
                "concreteType": "BookingEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Booking",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "bookingColumns_booking"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v27/*:: as any*/)
            ]
          },
          (v29/*:: as any*/)
        ],
        "storageKey": null
      },
      (v30/*:: as any*/),
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v31/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v33/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBrand",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v33/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasContact",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "contact",
            "args": (v35/*:: as any*/),
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": (v37/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasAccountManager",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "managers",
            "args": (v38/*:: as any*/),
            "concreteType": "UserCursorConnection",
            "kind": "LinkedField",
            "name": "users",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": (v37/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "users(first:100,order:[{\"person_fullName\":\"ASC\"}],roles:\"ROLE_ACCOUNT_MANAGER\")"
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
      (v12/*:: as any*/),
      (v1/*:: as any*/),
      (v17/*:: as any*/),
      (v2/*:: as any*/),
      (v18/*:: as any*/),
      (v20/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/),
      (v21/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v22/*:: as any*/),
      (v10/*:: as any*/),
      (v16/*:: as any*/),
      (v7/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v5/*:: as any*/),
      (v15/*:: as any*/),
      (v6/*:: as any*/),
      (v19/*:: as any*/),
      (v11/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v24/*:: as any*/),
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
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
                "concreteType": "BookingEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Booking",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
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
                        "name": "bookedAt",
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
                        "name": "webBookingReference",
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
                          (v25/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "accountManager",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatarUrl",
                            "storageKey": null
                          },
                          (v40/*:: as any*/),
                          (v25/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Brand",
                        "kind": "LinkedField",
                        "name": "brand",
                        "plural": false,
                        "selections": (v41/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CustomerContact",
                        "kind": "LinkedField",
                        "name": "booker",
                        "plural": false,
                        "selections": (v39/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "netPrice",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "expectedTotalValue",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "toBeRefunded",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v27/*:: as any*/)
            ]
          },
          (v29/*:: as any*/)
        ],
        "storageKey": null
      },
      (v30/*:: as any*/),
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v31/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v41/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBrand",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v41/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasContact",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "contact",
            "args": (v35/*:: as any*/),
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": (v39/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasAccountManager",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "managers",
            "args": (v38/*:: as any*/),
            "concreteType": "UserCursorConnection",
            "kind": "LinkedField",
            "name": "users",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v40/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "users(first:100,order:[{\"person_fullName\":\"ASC\"}],roles:\"ROLE_ACCOUNT_MANAGER\")"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0c13a94053d66dd10c9c817dbc891102",
    "id": "5ac78c57b6d7b1a1fa0719a8b8878f0812a796a9d7f0e01c434efc963db09949",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": "query BookingListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [BookingFilter_order!]\n  $search: String\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $brand: ID\n  $createdAt: [BookingFilter_createdAt!]\n  $toBeRefunded: Boolean\n  $customerContact: ID\n  $hasCustomer: Boolean!\n  $chosenCustomer: ID!\n  $hasAccountManager: Boolean!\n  $hasBrand: Boolean!\n  $chosenBrand: ID!\n  $hasContact: Boolean!\n  $chosenContact: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: bookings(first: $first, after: $after, last: $last, before: $before, order: $order, search: $search, bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager, brand: $brand, createdAt: $createdAt, toBeRefunded: $toBeRefunded, customerContact: $customerContact) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...bookingColumns_booking\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: bookings @include(if: $total) {\n    totalCount\n  }\n  customer(id: $chosenCustomer) @include(if: $hasCustomer) {\n    name\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n  contact: customerContact(id: $chosenContact) @include(if: $hasContact) {\n    fullName\n    id\n  }\n  managers: users(first: 100, roles: ROLE_ACCOUNT_MANAGER, order: [{person_fullName: ASC}]) @include(if: $hasAccountManager) {\n    edges {\n      node {\n        id\n        person {\n          fullName\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment bookingColumns_booking on Booking {\n  id\n  reference\n  title\n  status\n  bookedAt\n  createdAt\n  webBookingReference\n  customer {\n    id\n    name\n  }\n  accountManager {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  brand {\n    name\n    id\n  }\n  booker {\n    fullName\n    id\n  }\n  netPrice {\n    amount\n  }\n  expectedTotalValue {\n    amount\n  }\n  toBeRefunded {\n    amount\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe41a88b1798850366f2bbd6ce8a66a4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
