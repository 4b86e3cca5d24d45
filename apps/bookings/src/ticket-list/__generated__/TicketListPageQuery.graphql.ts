/**
 * @generated SignedSource<<9f882baafab86d22b5fc656ec055df23>>
 * @relayHash b8ab7ae435975339ba6b8c8a206c9a83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985125061f14962148bcbb7757e4200afbc06a9f062e31a5cb65b2d130cb0d59

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type TicketStatus = "closed" | "in_progress" | "open" | "%future added value";
export type TicketFilter_order = {
  booking_reference?: SortDirection | null | undefined;
  createdAt?: SortDirection | null | undefined;
  reference?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  subject?: SortDirection | null | undefined;
  updatedAt?: SortDirection | null | undefined;
};
export type TicketListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  booking?: string | null | undefined;
  chosenBooking: string;
  chosenCreatedBy: string;
  createdBy?: string | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasBooking: boolean;
  hasCreatedBy: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<TicketFilter_order> | null | undefined;
  rows: boolean;
  status?: ReadonlyArray<TicketStatus> | null | undefined;
  total: boolean;
};
export type TicketListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly booking?: {
    readonly reference: string;
  } | null | undefined;
  readonly requester?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"ticketColumns_ticket">;
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
export type TicketListPageQuery = {
  response: TicketListPageQuery$data;
  variables: TicketListPageQuery$variables;
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
  "name": "booking"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenBooking"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenCreatedBy"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdBy"
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
  "name": "hasBooking"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCreatedBy"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v15 = [
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
    "name": "booking",
    "variableName": "booking"
  },
  {
    "kind": "Variable",
    "name": "createdBy",
    "variableName": "createdBy"
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
    "name": "status_list",
    "variableName": "status"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
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
      "concreteType": "TicketCursorConnection",
      "kind": "LinkedField",
      "name": "tickets",
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
    "variableName": "chosenCreatedBy"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v24 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBooking"
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v16/*:: as any*/)
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
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TicketListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v15/*:: as any*/),
        "concreteType": "TicketCursorConnection",
        "kind": "LinkedField",
        "name": "tickets",
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
                "concreteType": "TicketEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Ticket",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ticketColumns_ticket"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v18/*:: as any*/)
            ]
          },
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      {
        "condition": "hasCreatedBy",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "requester",
            "args": (v22/*:: as any*/),
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
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v24/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v17/*:: as any*/)
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
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v13/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v12/*:: as any*/),
      (v6/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TicketListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v15/*:: as any*/),
        "concreteType": "TicketCursorConnection",
        "kind": "LinkedField",
        "name": "tickets",
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
                "concreteType": "TicketEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Ticket",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "updatedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "createdBy",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatarUrl",
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          (v16/*:: as any*/)
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
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Customer",
                            "kind": "LinkedField",
                            "name": "customer",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "name",
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
                        "concreteType": "BookingItem",
                        "kind": "LinkedField",
                        "name": "bookingItem",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TrainingClass",
                            "kind": "LinkedField",
                            "name": "class",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "title",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v18/*:: as any*/)
            ]
          },
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      {
        "condition": "hasCreatedBy",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "requester",
            "args": (v22/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v25/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v24/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "b8ab7ae435975339ba6b8c8a206c9a83",
    "id": "985125061f14962148bcbb7757e4200afbc06a9f062e31a5cb65b2d130cb0d59",
    "metadata": {},
    "name": "TicketListPageQuery",
    "operationKind": "query",
    "text": "query TicketListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [TicketFilter_order!]\n  $createdBy: ID\n  $booking: ID\n  $status: [TicketStatus!]\n  $hasCreatedBy: Boolean!\n  $chosenCreatedBy: ID!\n  $hasBooking: Boolean!\n  $chosenBooking: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: tickets(first: $first, after: $after, last: $last, before: $before, order: $order, createdBy: $createdBy, booking: $booking, status_list: $status) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...ticketColumns_ticket\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: tickets @include(if: $total) {\n    totalCount\n  }\n  requester: user(id: $chosenCreatedBy) @include(if: $hasCreatedBy) {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  booking(id: $chosenBooking) @include(if: $hasBooking) {\n    reference\n    id\n  }\n}\n\nfragment ticketColumns_ticket on Ticket {\n  id\n  reference\n  subject\n  status\n  createdAt\n  updatedAt\n  createdBy {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  booking {\n    id\n    reference\n    customer {\n      id\n      name\n    }\n  }\n  bookingItem {\n    class {\n      id\n      title\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9f3d1a0157cdac625ebef403248dcb1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
