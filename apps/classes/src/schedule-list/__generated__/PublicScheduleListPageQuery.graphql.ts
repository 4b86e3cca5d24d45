/**
 * @generated SignedSource<<fe77d3142cbe61a688c6e9c230015ade>>
 * @relayHash 7898eb8a90c2ef23a6628a9a2cff596b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 724f3dfff916326c3a13595c2b91f573617cc2f394fb87d433769ac952e62655

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type PublicScheduleFilter_order = {
  createdAt?: SortDirection | null | undefined;
  startsAt?: SortDirection | null | undefined;
  title?: SortDirection | null | undefined;
};
export type PublicScheduleListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  brand?: string | null | undefined;
  chosenBrand: string;
  chosenTrainer: string;
  coming?: boolean | null | undefined;
  deliveryFormat?: ReadonlyArray<DeliveryFormat> | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasBrand: boolean;
  hasTrainer: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<PublicScheduleFilter_order> | null | undefined;
  rows: boolean;
  search?: string | null | undefined;
  seatsLeft?: boolean | null | undefined;
  status?: ReadonlyArray<TrainingClassStatus> | null | undefined;
  total: boolean;
  trainer?: string | null | undefined;
};
export type PublicScheduleListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly brand?: {
    readonly name: string;
  } | null | undefined;
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly trainingClass: {
          readonly reference: string;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"publicScheduleColumns_schedule">;
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
  readonly trainer?: {
    readonly contact: {
      readonly fullName: string;
    };
  } | null | undefined;
};
export type PublicScheduleListPageQuery = {
  response: PublicScheduleListPageQuery$data;
  variables: PublicScheduleListPageQuery$variables;
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
  "name": "coming"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deliveryFormat"
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
  "name": "hasBrand"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTrainer"
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
  "name": "search"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seatsLeft"
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
v19 = [
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
    "name": "coming",
    "variableName": "coming"
  },
  {
    "kind": "Variable",
    "name": "deliveryFormat_list",
    "variableName": "deliveryFormat"
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
    "name": "seatsLeft",
    "variableName": "seatsLeft"
  },
  {
    "kind": "Variable",
    "name": "trainingClass_brand",
    "variableName": "brand"
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v22 = {
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
v23 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v24 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v23/*:: as any*/)
},
v25 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "PublicScheduleCursorConnection",
      "kind": "LinkedField",
      "name": "publicSchedules",
      "plural": false,
      "selections": (v23/*:: as any*/),
      "storageKey": null
    }
  ]
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
v30 = [
  (v29/*:: as any*/),
  (v20/*:: as any*/)
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
    "name": "PublicScheduleListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v19/*:: as any*/),
        "concreteType": "PublicScheduleCursorConnection",
        "kind": "LinkedField",
        "name": "publicSchedules",
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
                "concreteType": "PublicScheduleEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PublicSchedule",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "trainingClass",
                        "plural": false,
                        "selections": [
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "publicScheduleColumns_schedule"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v22/*:: as any*/)
            ]
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      (v25/*:: as any*/),
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
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v11/*:: as any*/),
      (v1/*:: as any*/),
      (v12/*:: as any*/),
      (v14/*:: as any*/),
      (v5/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v6/*:: as any*/),
      (v18/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v13/*:: as any*/),
      (v7/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PublicScheduleListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v19/*:: as any*/),
        "concreteType": "PublicScheduleCursorConnection",
        "kind": "LinkedField",
        "name": "publicSchedules",
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
                "concreteType": "PublicScheduleEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PublicSchedule",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "trainingClass",
                        "plural": false,
                        "selections": [
                          (v21/*:: as any*/),
                          (v20/*:: as any*/),
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
                            "name": "startsAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endsAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "seatsReservedCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "seatsFreeCount",
                            "storageKey": null
                          },
                          {
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
                                      (v20/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v20/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v20/*:: as any*/)
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
                            "selections": (v30/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deliveryFormat",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deliveryPlatform",
                            "storageKey": null
                          },
                          {
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
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v22/*:: as any*/)
            ]
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      (v25/*:: as any*/),
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
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
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
            "selections": (v30/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7898eb8a90c2ef23a6628a9a2cff596b",
    "id": "724f3dfff916326c3a13595c2b91f573617cc2f394fb87d433769ac952e62655",
    "metadata": {},
    "name": "PublicScheduleListPageQuery",
    "operationKind": "query",
    "text": "query PublicScheduleListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [PublicScheduleFilter_order!]\n  $search: String\n  $coming: Boolean\n  $seatsLeft: Boolean\n  $status: [TrainingClassStatus!]\n  $deliveryFormat: [DeliveryFormat!]\n  $trainer: ID\n  $hasTrainer: Boolean!\n  $chosenTrainer: ID!\n  $brand: ID\n  $hasBrand: Boolean!\n  $chosenBrand: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: publicSchedules(first: $first, after: $after, last: $last, before: $before, order: $order, trainingClass_search: $search, coming: $coming, seatsLeft: $seatsLeft, trainingClass_status_list: $status, deliveryFormat_list: $deliveryFormat, trainingClass_trainer: $trainer, trainingClass_brand: $brand) {\n    edges @include(if: $rows) {\n      node {\n        id\n        trainingClass {\n          reference\n          id\n        }\n        ...publicScheduleColumns_schedule\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: publicSchedules @include(if: $total) {\n    totalCount\n  }\n  trainer(id: $chosenTrainer) @include(if: $hasTrainer) {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n}\n\nfragment DeliveryFact_class on TrainingClass {\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n}\n\nfragment publicScheduleColumns_schedule on PublicSchedule {\n  id\n  createdAt\n  trainingClass {\n    id\n    reference\n    title\n    status\n    startsAt\n    endsAt\n    seatsReservedCount\n    seatsFreeCount\n    trainer {\n      contact {\n        fullName\n        user {\n          avatarUrl\n          id\n        }\n        id\n      }\n      id\n    }\n    brand {\n      name\n      id\n    }\n    ...DeliveryFact_class\n  }\n}\n"
  }
};
})();

(node as any).hash = "50d4b9c941d2d3d3d2031a4a8f2bd386";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
