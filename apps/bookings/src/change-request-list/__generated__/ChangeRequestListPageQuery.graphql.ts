/**
 * @generated SignedSource<<250a01c9efb3a594ec094a037d234b37>>
 * @relayHash 5e2d2c09c1b40cd2be037f06a014e329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ffcd52f5c15b736a8fa15ec12f5be176bcf99bbcc5cbc3468b5f006ca02bee6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type ChangeRequestFilter_order = {
  approval?: SortDirection | null | undefined;
  booking_reference?: SortDirection | null | undefined;
  createdAt?: SortDirection | null | undefined;
  reference?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  subject?: SortDirection | null | undefined;
  updatedAt?: SortDirection | null | undefined;
};
export type ChangeRequestListPageQuery$variables = {
  after?: string | null | undefined;
  approval?: ReadonlyArray<ChangeRequestApproval> | null | undefined;
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
  order?: ReadonlyArray<ChangeRequestFilter_order> | null | undefined;
  rows: boolean;
  status?: ReadonlyArray<ChangeRequestStatus> | null | undefined;
  total: boolean;
};
export type ChangeRequestListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly booking?: {
    readonly reference: string;
  } | null | undefined;
  readonly createdBy?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"changeRequestColumns_request">;
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
export type ChangeRequestListPageQuery = {
  response: ChangeRequestListPageQuery$data;
  variables: ChangeRequestListPageQuery$variables;
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
  "name": "approval"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "booking"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenBooking"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenCreatedBy"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdBy"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBooking"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCreatedBy"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
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
  "name": "total"
},
v16 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "approval_list",
    "variableName": "approval"
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
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v21 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v20/*:: as any*/)
},
v22 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "ChangeRequestCursorConnection",
      "kind": "LinkedField",
      "name": "changeRequests",
      "plural": false,
      "selections": (v20/*:: as any*/),
      "storageKey": null
    }
  ]
},
v23 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBooking"
  }
],
v24 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenCreatedBy"
  }
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v26 = [
  (v25/*:: as any*/),
  (v17/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v28 = [
  (v18/*:: as any*/),
  (v17/*:: as any*/)
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
      (v15/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeRequestListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v16/*:: as any*/),
        "concreteType": "ChangeRequestCursorConnection",
        "kind": "LinkedField",
        "name": "changeRequests",
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
                "concreteType": "ChangeRequestEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChangeRequest",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "changeRequestColumns_request"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v19/*:: as any*/)
            ]
          },
          (v21/*:: as any*/)
        ],
        "storageKey": null
      },
      (v22/*:: as any*/),
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v23/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasCreatedBy",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "createdBy",
            "args": (v24/*:: as any*/),
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
                  (v25/*:: as any*/)
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
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v11/*:: as any*/),
      (v2/*:: as any*/),
      (v12/*:: as any*/),
      (v14/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v13/*:: as any*/),
      (v7/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangeRequestListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v16/*:: as any*/),
        "concreteType": "ChangeRequestCursorConnection",
        "kind": "LinkedField",
        "name": "changeRequests",
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
                "concreteType": "ChangeRequestEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChangeRequest",
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
                        "name": "approval",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fulfilment",
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
                          (v27/*:: as any*/),
                          (v17/*:: as any*/)
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "newStartsAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "newMaxAttendees",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "newTrainingClass",
                        "plural": false,
                        "selections": (v28/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Trainer",
                        "kind": "LinkedField",
                        "name": "newTrainer",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "contact",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          },
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Attendee",
                        "kind": "LinkedField",
                        "name": "delegate",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "givenName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "familyName",
                            "storageKey": null
                          },
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v19/*:: as any*/)
            ]
          },
          (v21/*:: as any*/)
        ],
        "storageKey": null
      },
      (v22/*:: as any*/),
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v23/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": (v28/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasCreatedBy",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "createdBy",
            "args": (v24/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5e2d2c09c1b40cd2be037f06a014e329",
    "id": "1ffcd52f5c15b736a8fa15ec12f5be176bcf99bbcc5cbc3468b5f006ca02bee6",
    "metadata": {},
    "name": "ChangeRequestListPageQuery",
    "operationKind": "query",
    "text": "query ChangeRequestListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [ChangeRequestFilter_order!]\n  $status: [ChangeRequestStatus!]\n  $approval: [ChangeRequestApproval!]\n  $booking: ID\n  $createdBy: ID\n  $hasBooking: Boolean!\n  $chosenBooking: ID!\n  $hasCreatedBy: Boolean!\n  $chosenCreatedBy: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: changeRequests(first: $first, after: $after, last: $last, before: $before, order: $order, status_list: $status, approval_list: $approval, booking: $booking, createdBy: $createdBy) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...changeRequestColumns_request\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: changeRequests @include(if: $total) {\n    totalCount\n  }\n  booking(id: $chosenBooking) @include(if: $hasBooking) {\n    reference\n    id\n  }\n  createdBy: user(id: $chosenCreatedBy) @include(if: $hasCreatedBy) {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n}\n\nfragment askedText_request on ChangeRequest {\n  kind\n  newStartsAt\n  newMaxAttendees\n  newTrainingClass {\n    reference\n    id\n  }\n  newTrainer {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  delegate {\n    givenName\n    familyName\n    id\n  }\n}\n\nfragment changeRequestColumns_request on ChangeRequest {\n  id\n  reference\n  subject\n  status\n  approval\n  fulfilment\n  createdAt\n  updatedAt\n  createdBy {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  booking {\n    id\n    reference\n  }\n  ...askedText_request\n}\n"
  }
};
})();

(node as any).hash = "2b93450f90713e65bcf2ff20734ff857";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
