/**
 * @generated SignedSource<<35468ff24e827492f234a63de706f73e>>
 * @relayHash 7da4fd2100423f7c3e9f24b76ef0c647
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3ceaf4f954dd7e428be8c9fbb0accdcf26a9515764d58de1d01b0508ec74583

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
  first?: number | null | undefined;
  hasBooking: boolean;
  hasCreatedBy: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<ChangeRequestFilter_order> | null | undefined;
  status?: ReadonlyArray<ChangeRequestStatus> | null | undefined;
};
export type ChangeRequestListPageQuery$data = {
  readonly booking?: {
    readonly reference: string;
  } | null | undefined;
  readonly changeRequests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"changeRequestColumns_request">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
  };
  readonly createdBy?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
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
  "name": "status"
},
v13 = [
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
  "name": "reference",
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
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBooking"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenCreatedBy"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/),
  (v14/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = [
  (v15/*:: as any*/),
  (v14/*:: as any*/)
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
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeRequestListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "ChangeRequestCursorConnection",
        "kind": "LinkedField",
        "name": "changeRequests",
        "plural": false,
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
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
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
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v15/*:: as any*/)
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
            "args": (v18/*:: as any*/),
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
                  (v19/*:: as any*/)
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
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v2/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v9/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangeRequestListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "ChangeRequestCursorConnection",
        "kind": "LinkedField",
        "name": "changeRequests",
        "plural": false,
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
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
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
                      (v21/*:: as any*/),
                      (v14/*:: as any*/)
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
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
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
                    "selections": (v22/*:: as any*/),
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
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
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
        ],
        "storageKey": null
      },
      {
        "condition": "hasBooking",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": (v22/*:: as any*/),
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
            "args": (v18/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v21/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7da4fd2100423f7c3e9f24b76ef0c647",
    "id": "d3ceaf4f954dd7e428be8c9fbb0accdcf26a9515764d58de1d01b0508ec74583",
    "metadata": {},
    "name": "ChangeRequestListPageQuery",
    "operationKind": "query",
    "text": "query ChangeRequestListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [ChangeRequestFilter_order!]\n  $status: [ChangeRequestStatus!]\n  $approval: [ChangeRequestApproval!]\n  $booking: ID\n  $createdBy: ID\n  $hasBooking: Boolean!\n  $chosenBooking: ID!\n  $hasCreatedBy: Boolean!\n  $chosenCreatedBy: ID!\n) {\n  changeRequests(first: $first, after: $after, last: $last, before: $before, order: $order, status_list: $status, approval_list: $approval, booking: $booking, createdBy: $createdBy) {\n    edges {\n      node {\n        id\n        reference\n        ...changeRequestColumns_request\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n  booking(id: $chosenBooking) @include(if: $hasBooking) {\n    reference\n    id\n  }\n  createdBy: user(id: $chosenCreatedBy) @include(if: $hasCreatedBy) {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n}\n\nfragment askedText_request on ChangeRequest {\n  kind\n  newStartsAt\n  newMaxAttendees\n  newTrainingClass {\n    reference\n    id\n  }\n  newTrainer {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  delegate {\n    givenName\n    familyName\n    id\n  }\n}\n\nfragment changeRequestColumns_request on ChangeRequest {\n  id\n  reference\n  subject\n  status\n  approval\n  fulfilment\n  createdAt\n  updatedAt\n  createdBy {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  booking {\n    id\n    reference\n  }\n  ...askedText_request\n}\n"
  }
};
})();

(node as any).hash = "f965442a5fdca0a414fccae123d463b8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
