/**
 * @generated SignedSource<<b8d40a8cb5330308546793b5438cc832>>
 * @relayHash a4028191fa5d5c2e50051d7694c5fd86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65ac36e7b6cd29e858eef8284cb51bf1d589566ab7c0fea395b1f4555a37bcb7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type TrainingClassFilter_order = {
  createdAt?: SortDirection | null | undefined;
  deliveryFormat?: SortDirection | null | undefined;
  reference?: SortDirection | null | undefined;
  startsAt?: SortDirection | null | undefined;
  status?: SortDirection | null | undefined;
  title?: SortDirection | null | undefined;
  trainer_contact_fullName?: SortDirection | null | undefined;
};
export type ClassListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  brand?: string | null | undefined;
  chosenBrand: string;
  chosenTrainer: string;
  first?: number | null | undefined;
  from: string;
  hasBrand: boolean;
  hasTrainer: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<TrainingClassFilter_order> | null | undefined;
  public?: boolean | null | undefined;
  schedule: boolean;
  status?: ReadonlyArray<TrainingClassStatus> | null | undefined;
  trainer?: string | null | undefined;
  until: string;
};
export type ClassListPageQuery$data = {
  readonly brand?: {
    readonly name: string;
  } | null | undefined;
  readonly trainer?: {
    readonly contact: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly trainingClasses?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"classColumns_class">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
  };
  readonly trainingSessions?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassSchedule_sessions">;
  };
};
export type ClassListPageQuery = {
  response: ClassListPageQuery$data;
  variables: ClassListPageQuery$variables;
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
  "name": "brand"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenBrand"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenTrainer"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBrand"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTrainer"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "public"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "schedule"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v16 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v17 = {
  "kind": "Variable",
  "name": "before",
  "variableName": "before"
},
v18 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v19 = {
  "kind": "Variable",
  "name": "last",
  "variableName": "last"
},
v20 = {
  "items": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "until"
        }
      ],
      "kind": "ObjectValue",
      "name": "startsAt.0"
    }
  ],
  "kind": "ListValue",
  "name": "startsAt"
},
v21 = [
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  {
    "kind": "Variable",
    "name": "trainingClass_brand",
    "variableName": "brand"
  },
  {
    "kind": "Variable",
    "name": "trainingClass_public",
    "variableName": "public"
  },
  {
    "kind": "Variable",
    "name": "trainingClass_status_list",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "trainingClass_trainer",
    "variableName": "trainer"
  }
],
v22 = [
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  {
    "kind": "Variable",
    "name": "brand",
    "variableName": "brand"
  },
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "public",
    "variableName": "public"
  },
  (v20/*:: as any*/),
  {
    "kind": "Variable",
    "name": "status_list",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "trainer",
    "variableName": "trainer"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v25 = {
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
v26 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenTrainer"
  }
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v28 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBrand"
  }
],
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsReservedCount",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsTotalCount",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryFormat",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Trainer",
  "kind": "LinkedField",
  "name": "trainer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v27/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarUrl",
              "storageKey": null
            },
            (v23/*:: as any*/)
          ],
          "storageKey": null
        },
        (v23/*:: as any*/)
      ],
      "storageKey": null
    },
    (v23/*:: as any*/)
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "public",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryPlatform",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "deliveryAddress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v42 = [
  (v29/*:: as any*/),
  (v23/*:: as any*/)
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
    "name": "ClassListPageQuery",
    "selections": [
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "trainingSessions",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClassSchedule_sessions"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "TrainingClassCursorConnection",
            "kind": "LinkedField",
            "name": "trainingClasses",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingClassEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingClass",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "classColumns_class"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
            "selections": [
              (v29/*:: as any*/)
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
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v10/*:: as any*/),
      (v12/*:: as any*/),
      (v6/*:: as any*/),
      (v15/*:: as any*/),
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ClassListPageQuery",
    "selections": [
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "trainingSessions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSessionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSession",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v23/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dayNumber",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dayCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "meetingLink",
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
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PurchaseOrder",
                            "kind": "LinkedField",
                            "name": "confirmedPurchaseOrder",
                            "plural": false,
                            "selections": [
                              (v24/*:: as any*/),
                              (v23/*:: as any*/)
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
                            "selections": [
                              (v29/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "primaryColor",
                                "storageKey": null
                              },
                              (v23/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "TrainingClassCursorConnection",
            "kind": "LinkedField",
            "name": "trainingClasses",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingClassEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingClass",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v34/*:: as any*/),
                      (v36/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v37/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "customer",
                        "plural": false,
                        "selections": [
                          (v23/*:: as any*/)
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
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v35/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              },
              (v23/*:: as any*/)
            ],
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
            "selections": (v42/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a4028191fa5d5c2e50051d7694c5fd86",
    "id": "65ac36e7b6cd29e858eef8284cb51bf1d589566ab7c0fea395b1f4555a37bcb7",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": "query ClassListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [TrainingClassFilter_order!]\n  $schedule: Boolean!\n  $from: String!\n  $until: String!\n  $public: Boolean\n  $status: [TrainingClassStatus!]\n  $trainer: ID\n  $brand: ID\n  $hasTrainer: Boolean!\n  $chosenTrainer: ID!\n  $hasBrand: Boolean!\n  $chosenBrand: ID!\n) {\n  trainingSessions(first: $first, after: $after, last: $last, before: $before, startsAt: [{after: $from, before: $until}], trainingClass_public: $public, trainingClass_status_list: $status, trainingClass_trainer: $trainer, trainingClass_brand: $brand) @include(if: $schedule) {\n    ...ClassSchedule_sessions\n  }\n  trainingClasses(first: $first, after: $after, last: $last, before: $before, order: $order, startsAt: [{after: $from, before: $until}], public: $public, status_list: $status, trainer: $trainer, brand: $brand) @skip(if: $schedule) {\n    edges {\n      node {\n        id\n        reference\n        ...classColumns_class\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n  trainer(id: $chosenTrainer) @include(if: $hasTrainer) {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n}\n\nfragment ClassCard_session on TrainingSession {\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  dayNumber\n  dayCount\n  ...JoinLink_session\n  trainingClass {\n    id\n    title\n    reference\n    status\n    confirmedPurchaseOrder {\n      reference\n      id\n    }\n    brand {\n      name\n      primaryColor\n      id\n    }\n    trainer {\n      contact {\n        fullName\n        user {\n          avatarUrl\n          id\n        }\n        id\n      }\n      id\n    }\n    ...CustomerLabel_class\n    ...DeliveryFact_class\n  }\n}\n\nfragment ClassSchedule_sessions on TrainingSessionCursorConnection {\n  edges {\n    node {\n      id\n      startsAt\n      ...ClassCard_session\n    }\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}\n\nfragment CustomerLabel_class on TrainingClass {\n  public\n  customerName\n}\n\nfragment DeliveryFact_class on TrainingClass {\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n}\n\nfragment JoinLink_session on TrainingSession {\n  meetingLink\n  trainingClass {\n    title\n    deliveryFormat\n    id\n  }\n}\n\nfragment classColumns_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  trainer {\n    contact {\n      fullName\n      user {\n        avatarUrl\n        id\n      }\n      id\n    }\n    id\n  }\n  customer {\n    id\n  }\n  brand {\n    name\n    id\n  }\n  ...CustomerLabel_class\n  ...DeliveryFact_class\n}\n"
  }
};
})();

(node as any).hash = "cf1b562510142ed344343c1f4db87a12";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
