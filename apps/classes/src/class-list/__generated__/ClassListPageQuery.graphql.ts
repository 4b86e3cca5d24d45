/**
 * @generated SignedSource<<f0b5e37cf8b71048dcd1d634a95073a5>>
 * @relayHash a3dc96130d5d23d7994ffcdfe573edd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9e6260c76bafa7a03bb813c093b1f466c1c4a08f4ae51be80d011351295220e

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
  "name": "status"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v19 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v20 = {
  "kind": "Variable",
  "name": "before",
  "variableName": "before"
},
v21 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v22 = {
  "kind": "Variable",
  "name": "last",
  "variableName": "last"
},
v23 = {
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
v24 = [
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v23/*:: as any*/),
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
v25 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v26 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v25/*:: as any*/)
},
v27 = [
  (v23/*:: as any*/)
],
v28 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "allSessions",
      "args": (v27/*:: as any*/),
      "concreteType": "TrainingSessionCursorConnection",
      "kind": "LinkedField",
      "name": "trainingSessions",
      "plural": false,
      "selections": (v25/*:: as any*/),
      "storageKey": null
    }
  ]
},
v29 = [
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  {
    "kind": "Variable",
    "name": "brand",
    "variableName": "brand"
  },
  (v21/*:: as any*/),
  (v22/*:: as any*/),
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
  (v23/*:: as any*/),
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
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v32 = {
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
v33 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": (v27/*:: as any*/),
      "concreteType": "TrainingClassCursorConnection",
      "kind": "LinkedField",
      "name": "trainingClasses",
      "plural": false,
      "selections": (v25/*:: as any*/),
      "storageKey": null
    }
  ]
},
v34 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenTrainer"
  }
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v36 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenBrand"
  }
],
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsReservedCount",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsTotalCount",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryFormat",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v45 = {
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
        (v35/*:: as any*/),
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
            (v30/*:: as any*/)
          ],
          "storageKey": null
        },
        (v30/*:: as any*/)
      ],
      "storageKey": null
    },
    (v30/*:: as any*/)
  ],
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "public",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryPlatform",
  "storageKey": null
},
v49 = {
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
v50 = [
  (v37/*:: as any*/),
  (v30/*:: as any*/)
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
      (v18/*:: as any*/)
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
            "args": (v24/*:: as any*/),
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
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v28/*:: as any*/)
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "rows",
            "args": (v29/*:: as any*/),
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
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
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
                  (v32/*:: as any*/)
                ]
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v33/*:: as any*/)
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
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
                  (v35/*:: as any*/)
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
            "args": (v36/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              (v37/*:: as any*/)
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
      (v18/*:: as any*/),
      (v12/*:: as any*/),
      (v15/*:: as any*/),
      (v17/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v13/*:: as any*/),
      (v5/*:: as any*/),
      (v16/*:: as any*/)
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
            "args": (v24/*:: as any*/),
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
                          (v30/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
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
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v30/*:: as any*/),
                              (v31/*:: as any*/),
                              (v44/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PurchaseOrder",
                                "kind": "LinkedField",
                                "name": "confirmedPurchaseOrder",
                                "plural": false,
                                "selections": [
                                  (v31/*:: as any*/),
                                  (v30/*:: as any*/)
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
                                  (v37/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "primaryColor",
                                    "storageKey": null
                                  },
                                  (v30/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v45/*:: as any*/),
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v48/*:: as any*/),
                              (v49/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v32/*:: as any*/)
                ]
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v28/*:: as any*/)
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "rows",
            "args": (v29/*:: as any*/),
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
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v42/*:: as any*/),
                          (v44/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v45/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Customer",
                            "kind": "LinkedField",
                            "name": "customer",
                            "plural": false,
                            "selections": [
                              (v30/*:: as any*/)
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
                            "selections": (v50/*:: as any*/),
                            "storageKey": null
                          },
                          (v46/*:: as any*/),
                          (v47/*:: as any*/),
                          (v43/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v32/*:: as any*/)
                ]
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v33/*:: as any*/)
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
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
                  (v35/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              (v30/*:: as any*/)
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
            "args": (v36/*:: as any*/),
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v50/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a3dc96130d5d23d7994ffcdfe573edd6",
    "id": "a9e6260c76bafa7a03bb813c093b1f466c1c4a08f4ae51be80d011351295220e",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": "query ClassListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [TrainingClassFilter_order!]\n  $schedule: Boolean!\n  $from: String!\n  $until: String!\n  $public: Boolean\n  $status: [TrainingClassStatus!]\n  $trainer: ID\n  $brand: ID\n  $hasTrainer: Boolean!\n  $chosenTrainer: ID!\n  $hasBrand: Boolean!\n  $chosenBrand: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  sessions: trainingSessions(first: $first, after: $after, last: $last, before: $before, startsAt: [{after: $from, before: $until}], trainingClass_public: $public, trainingClass_status_list: $status, trainingClass_trainer: $trainer, trainingClass_brand: $brand) @include(if: $schedule) {\n    ...ClassSchedule_sessions @include(if: $rows)\n    totalCount @include(if: $filtered)\n  }\n  ... @include(if: $schedule) {\n    allSessions: trainingSessions(startsAt: [{after: $from, before: $until}]) @include(if: $total) {\n      totalCount\n    }\n  }\n  rows: trainingClasses(first: $first, after: $after, last: $last, before: $before, order: $order, startsAt: [{after: $from, before: $until}], public: $public, status_list: $status, trainer: $trainer, brand: $brand) @skip(if: $schedule) {\n    edges @include(if: $rows) {\n      node {\n        id\n        reference\n        ...classColumns_class\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: trainingClasses(startsAt: [{after: $from, before: $until}]) @include(if: $total) @skip(if: $schedule) {\n    totalCount\n  }\n  trainer(id: $chosenTrainer) @include(if: $hasTrainer) {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n}\n\nfragment ClassCard_session on TrainingSession {\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  dayNumber\n  dayCount\n  ...JoinLink_session\n  trainingClass {\n    id\n    title\n    reference\n    status\n    confirmedPurchaseOrder {\n      reference\n      id\n    }\n    brand {\n      name\n      primaryColor\n      id\n    }\n    trainer {\n      contact {\n        fullName\n        user {\n          avatarUrl\n          id\n        }\n        id\n      }\n      id\n    }\n    ...CustomerLabel_class\n    ...DeliveryFact_class\n  }\n}\n\nfragment ClassSchedule_sessions on TrainingSessionCursorConnection {\n  edges {\n    node {\n      id\n      startsAt\n      ...ClassCard_session\n    }\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}\n\nfragment CustomerLabel_class on TrainingClass {\n  public\n  customerName\n}\n\nfragment DeliveryFact_class on TrainingClass {\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n}\n\nfragment JoinLink_session on TrainingSession {\n  meetingLink\n  trainingClass {\n    title\n    deliveryFormat\n    id\n  }\n}\n\nfragment classColumns_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  trainer {\n    contact {\n      fullName\n      user {\n        avatarUrl\n        id\n      }\n      id\n    }\n    id\n  }\n  customer {\n    id\n  }\n  brand {\n    name\n    id\n  }\n  ...CustomerLabel_class\n  ...DeliveryFact_class\n}\n"
  }
};
})();

(node as any).hash = "20e8003955527ca8a6133ca7dcac1435";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
