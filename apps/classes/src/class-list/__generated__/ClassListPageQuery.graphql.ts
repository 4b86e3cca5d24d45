/**
 * @generated SignedSource<<7003e2b4fdb369ac9a432c4cd2ffe03b>>
 * @relayHash ea8986199dac2f194c0aacf35cf2ced4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84b196e201aff281beade13ca7ebb374b2f80cd32cec2fd95740bce5b79891b

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
  filtered: boolean;
  first?: number | null | undefined;
  from: string;
  hasBrand: boolean;
  hasTrainer: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<TrainingClassFilter_order> | null | undefined;
  public?: boolean | null | undefined;
  rows: boolean;
  schedule: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<TrainingClassStatus> | null | undefined;
  total: boolean;
  trainer?: string | null | undefined;
  until: string;
};
export type ClassListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly allSessions?: {
    readonly totalCount: number;
  };
  readonly brand?: {
    readonly name: string;
  } | null | undefined;
  readonly rows?: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly " $fragmentSpreads": FragmentRefs<"classColumns_class">;
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
  readonly sessions?: {
    readonly schedule?: {
      readonly " $fragmentSpreads": FragmentRefs<"ClassSchedule_sessions">;
    } | null | undefined;
    readonly totalCount?: number;
  };
  readonly trainer?: {
    readonly contact: {
      readonly fullName: string;
    };
  } | null | undefined;
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
  "name": "from"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBrand"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTrainer"
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
  "name": "public"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "schedule"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v20 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v21 = {
  "kind": "Variable",
  "name": "before",
  "variableName": "before"
},
v22 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v23 = {
  "kind": "Variable",
  "name": "last",
  "variableName": "last"
},
v24 = {
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
v25 = [
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v24/*:: as any*/),
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
    "name": "trainingClass_search",
    "variableName": "search"
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
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v27 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v26/*:: as any*/)
},
v28 = [
  (v24/*:: as any*/)
],
v29 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "allSessions",
      "args": (v28/*:: as any*/),
      "concreteType": "TrainingSessionCursorConnection",
      "kind": "LinkedField",
      "name": "trainingSessions",
      "plural": false,
      "selections": (v26/*:: as any*/),
      "storageKey": null
    }
  ]
},
v30 = [
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  {
    "kind": "Variable",
    "name": "brand",
    "variableName": "brand"
  },
  (v22/*:: as any*/),
  (v23/*:: as any*/),
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
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  (v24/*:: as any*/),
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
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v33 = {
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
v34 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": (v28/*:: as any*/),
      "concreteType": "TrainingClassCursorConnection",
      "kind": "LinkedField",
      "name": "trainingClasses",
      "plural": false,
      "selections": (v26/*:: as any*/),
      "storageKey": null
    }
  ]
},
v35 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenTrainer"
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
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBrand"
  }
],
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsReservedCount",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsTotalCount",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryFormat",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v46 = {
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
        (v36/*:: as any*/),
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
            (v31/*:: as any*/)
          ],
          "storageKey": null
        },
        (v31/*:: as any*/)
      ],
      "storageKey": null
    },
    (v31/*:: as any*/)
  ],
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "public",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryPlatform",
  "storageKey": null
},
v50 = {
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
v51 = [
  (v38/*:: as any*/),
  (v31/*:: as any*/)
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
      (v19/*:: as any*/)
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
            "alias": "sessions",
            "args": (v25/*:: as any*/),
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "trainingSessions",
            "plural": false,
            "selections": [
              {
                "condition": "rows",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ClassSchedule_sessions"
                        }
                      ],
                      "type": "TrainingSessionCursorConnection",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "schedule"
                  }
                ]
              },
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          (v29/*:: as any*/)
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "rows",
            "args": (v30/*:: as any*/),
            "concreteType": "TrainingClassCursorConnection",
            "kind": "LinkedField",
            "name": "trainingClasses",
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
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
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
                  (v33/*:: as any*/)
                ]
              },
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          (v34/*:: as any*/)
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v35/*:: as any*/),
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
                  (v36/*:: as any*/)
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
            "args": (v37/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              (v38/*:: as any*/)
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
      (v10/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/),
      (v14/*:: as any*/),
      (v7/*:: as any*/),
      (v19/*:: as any*/),
      (v15/*:: as any*/),
      (v12/*:: as any*/),
      (v16/*:: as any*/),
      (v18/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v13/*:: as any*/),
      (v5/*:: as any*/),
      (v17/*:: as any*/)
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
            "alias": "sessions",
            "args": (v25/*:: as any*/),
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "trainingSessions",
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
                          (v31/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
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
                              (v43/*:: as any*/),
                              (v44/*:: as any*/),
                              (v31/*:: as any*/),
                              (v32/*:: as any*/),
                              (v45/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PurchaseOrder",
                                "kind": "LinkedField",
                                "name": "confirmedPurchaseOrder",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v31/*:: as any*/)
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
                                  (v38/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "primaryColor",
                                    "storageKey": null
                                  },
                                  (v31/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v48/*:: as any*/),
                              (v49/*:: as any*/),
                              (v50/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v33/*:: as any*/)
                ]
              },
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          (v29/*:: as any*/)
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "rows",
            "args": (v30/*:: as any*/),
            "concreteType": "TrainingClassCursorConnection",
            "kind": "LinkedField",
            "name": "trainingClasses",
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
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v43/*:: as any*/),
                          (v45/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v46/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Customer",
                            "kind": "LinkedField",
                            "name": "customer",
                            "plural": false,
                            "selections": [
                              (v31/*:: as any*/)
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
                            "selections": (v51/*:: as any*/),
                            "storageKey": null
                          },
                          (v47/*:: as any*/),
                          (v48/*:: as any*/),
                          (v44/*:: as any*/),
                          (v49/*:: as any*/),
                          (v50/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v33/*:: as any*/)
                ]
              },
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          (v34/*:: as any*/)
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v35/*:: as any*/),
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
                  (v36/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              },
              (v31/*:: as any*/)
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
            "args": (v37/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v51/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ea8986199dac2f194c0aacf35cf2ced4",
    "id": "e84b196e201aff281beade13ca7ebb374b2f80cd32cec2fd95740bce5b79891b",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": "query ClassListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [TrainingClassFilter_order!]\n  $schedule: Boolean!\n  $from: String!\n  $until: String!\n  $search: String\n  $public: Boolean\n  $status: [TrainingClassStatus!]\n  $trainer: ID\n  $brand: ID\n  $hasTrainer: Boolean!\n  $chosenTrainer: ID!\n  $hasBrand: Boolean!\n  $chosenBrand: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  sessions: trainingSessions(first: $first, after: $after, last: $last, before: $before, startsAt: [{after: $from, before: $until}], trainingClass_search: $search, trainingClass_public: $public, trainingClass_status_list: $status, trainingClass_trainer: $trainer, trainingClass_brand: $brand) @include(if: $schedule) {\n    ...ClassSchedule_sessions @include(if: $rows)\n    totalCount @include(if: $filtered)\n  }\n  ... @include(if: $schedule) {\n    allSessions: trainingSessions(startsAt: [{after: $from, before: $until}]) @include(if: $total) {\n      totalCount\n    }\n  }\n  rows: trainingClasses(first: $first, after: $after, last: $last, before: $before, order: $order, startsAt: [{after: $from, before: $until}], search: $search, public: $public, status_list: $status, trainer: $trainer, brand: $brand) @skip(if: $schedule) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...classColumns_class\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: trainingClasses(startsAt: [{after: $from, before: $until}]) @include(if: $total) @skip(if: $schedule) {\n    totalCount\n  }\n  trainer(id: $chosenTrainer) @include(if: $hasTrainer) {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n}\n\nfragment ClassCard_session on TrainingSession {\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  dayNumber\n  dayCount\n  ...JoinLink_session\n  trainingClass {\n    id\n    title\n    reference\n    status\n    confirmedPurchaseOrder {\n      reference\n      id\n    }\n    brand {\n      name\n      primaryColor\n      id\n    }\n    trainer {\n      contact {\n        fullName\n        user {\n          avatarUrl\n          id\n        }\n        id\n      }\n      id\n    }\n    ...CustomerLabel_class\n    ...DeliveryFact_class\n  }\n}\n\nfragment ClassSchedule_sessions on TrainingSessionCursorConnection {\n  edges {\n    node {\n      id\n      startsAt\n      ...ClassCard_session\n    }\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}\n\nfragment CustomerLabel_class on TrainingClass {\n  public\n  customerName\n}\n\nfragment DeliveryFact_class on TrainingClass {\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n}\n\nfragment JoinLink_session on TrainingSession {\n  meetingLink\n  trainingClass {\n    title\n    deliveryFormat\n    id\n  }\n}\n\nfragment classColumns_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  trainer {\n    contact {\n      fullName\n      user {\n        avatarUrl\n        id\n      }\n      id\n    }\n    id\n  }\n  customer {\n    id\n  }\n  brand {\n    name\n    id\n  }\n  ...CustomerLabel_class\n  ...DeliveryFact_class\n}\n"
  }
};
})();

(node as any).hash = "be17ad8d4ef893110b0504de374a9af0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
