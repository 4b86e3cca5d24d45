/**
 * @generated SignedSource<<34360e8ea3793625ddac68181d8b256c>>
 * @relayHash 57cf6ad910457b16d78d137443e98eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92d72f865c461b1082a6829939ecc9d75de2fc68640fa69a5c95f4a9aea04f11

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
  first?: number | null | undefined;
  hasAccountManager: boolean;
  hasBrand: boolean;
  hasContact: boolean;
  hasCustomer: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<BookingFilter_order> | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<BookingStatus> | null | undefined;
  toBeRefunded?: boolean | null | undefined;
};
export type BookingListPageQuery$data = {
  readonly bookings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"bookingColumns_booking">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
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
  "name": "first"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAccountManager"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBrand"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasContact"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomer"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toBeRefunded"
},
v21 = [
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
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v24 = {
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
v25 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenCustomer"
  }
],
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v27 = [
  (v26/*:: as any*/)
],
v28 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBrand"
  }
],
v29 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenContact"
  }
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v31 = [
  (v30/*:: as any*/)
],
v32 = [
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
v33 = [
  (v30/*:: as any*/),
  (v22/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = [
  (v26/*:: as any*/),
  (v22/*:: as any*/)
],
v36 = [
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
      (v20/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v21/*:: as any*/),
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
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
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
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
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v25/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v27/*:: as any*/),
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
            "args": (v28/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v27/*:: as any*/),
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
            "args": (v29/*:: as any*/),
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": (v31/*:: as any*/),
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
            "args": (v32/*:: as any*/),
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
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": (v31/*:: as any*/),
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
      (v11/*:: as any*/),
      (v1/*:: as any*/),
      (v16/*:: as any*/),
      (v2/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/),
      (v19/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v20/*:: as any*/),
      (v10/*:: as any*/),
      (v15/*:: as any*/),
      (v7/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v5/*:: as any*/),
      (v14/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v21/*:: as any*/),
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
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
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
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
                      (v22/*:: as any*/),
                      (v26/*:: as any*/)
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
                      (v34/*:: as any*/),
                      (v22/*:: as any*/)
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
                    "selections": (v35/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerContact",
                    "kind": "LinkedField",
                    "name": "booker",
                    "plural": false,
                    "selections": (v33/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "netPrice",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "expectedTotalValue",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "toBeRefunded",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v25/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v35/*:: as any*/),
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
            "args": (v28/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v35/*:: as any*/),
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
            "args": (v29/*:: as any*/),
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": (v33/*:: as any*/),
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
            "args": (v32/*:: as any*/),
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
                      (v22/*:: as any*/),
                      (v34/*:: as any*/)
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
    "cacheID": "57cf6ad910457b16d78d137443e98eed",
    "id": "92d72f865c461b1082a6829939ecc9d75de2fc68640fa69a5c95f4a9aea04f11",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": "query BookingListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [BookingFilter_order!]\n  $search: String\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $brand: ID\n  $createdAt: [BookingFilter_createdAt!]\n  $toBeRefunded: Boolean\n  $customerContact: ID\n  $hasCustomer: Boolean!\n  $chosenCustomer: ID!\n  $hasAccountManager: Boolean!\n  $hasBrand: Boolean!\n  $chosenBrand: ID!\n  $hasContact: Boolean!\n  $chosenContact: ID!\n) {\n  bookings(first: $first, after: $after, last: $last, before: $before, order: $order, search: $search, bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager, brand: $brand, createdAt: $createdAt, toBeRefunded: $toBeRefunded, customerContact: $customerContact) {\n    edges {\n      node {\n        id\n        reference\n        ...bookingColumns_booking\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n  customer(id: $chosenCustomer) @include(if: $hasCustomer) {\n    name\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n  contact: customerContact(id: $chosenContact) @include(if: $hasContact) {\n    fullName\n    id\n  }\n  managers: users(first: 100, roles: ROLE_ACCOUNT_MANAGER, order: [{person_fullName: ASC}]) @include(if: $hasAccountManager) {\n    edges {\n      node {\n        id\n        person {\n          fullName\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment bookingColumns_booking on Booking {\n  id\n  reference\n  title\n  status\n  bookedAt\n  createdAt\n  webBookingReference\n  customer {\n    id\n    name\n  }\n  accountManager {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  brand {\n    name\n    id\n  }\n  booker {\n    fullName\n    id\n  }\n  netPrice {\n    amount\n  }\n  expectedTotalValue {\n    amount\n  }\n  toBeRefunded {\n    amount\n  }\n}\n"
  }
};
})();

(node as any).hash = "98078405196b5f4f82e8c1e4bbe73520";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
