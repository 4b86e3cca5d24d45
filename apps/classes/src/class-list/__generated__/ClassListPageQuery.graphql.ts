/**
 * @generated SignedSource<<f608e676123e4689c3462cde098879f8>>
 * @relayHash bb7d11a711e1c46b54391ee1bf1f8c24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e614a71dcf5744217e18cce62f38ce4cd27748013de69cc1a130372c48893d18

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
  readonly schedule?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassSchedule_query">;
  } | null | undefined;
  readonly table?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassTable_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useClassListChips_query">;
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
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsReservedCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsTotalCount",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryFormat",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v31 = {
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
        (v30/*:: as any*/),
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
            (v21/*:: as any*/)
          ],
          "storageKey": null
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    },
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "public",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryPlatform",
  "storageKey": null
},
v35 = {
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
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasNextPage",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPreviousPage",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startCursor",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endCursor",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClassSchedule_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "schedule"
          }
        ]
      },
      {
        "condition": "schedule",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClassTable_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "table"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useClassListChips_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v12/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v15/*:: as any*/),
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v2/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/)
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
            "args": [
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
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
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
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v21/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PurchaseOrder",
                            "kind": "LinkedField",
                            "name": "confirmedPurchaseOrder",
                            "plural": false,
                            "selections": [
                              (v28/*:: as any*/),
                              (v21/*:: as any*/)
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
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "primaryColor",
                                "storageKey": null
                              },
                              (v21/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
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
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/)
                ],
                "storageKey": null
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
            "args": [
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
                      (v21/*:: as any*/),
                      (v28/*:: as any*/),
                      (v26/*:: as any*/),
                      (v29/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v27/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/)
                ],
                "storageKey": null
              }
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
            "args": [
              {
                "kind": "Variable",
                "name": "id",
                "variableName": "chosenTrainer"
              }
            ],
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
                  (v30/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/)
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
            "args": [
              {
                "kind": "Variable",
                "name": "id",
                "variableName": "chosenBrand"
              }
            ],
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "bb7d11a711e1c46b54391ee1bf1f8c24",
    "id": "e614a71dcf5744217e18cce62f38ce4cd27748013de69cc1a130372c48893d18",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": "query ClassListPageQuery(\n  $schedule: Boolean!\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $from: String!\n  $until: String!\n  $public: Boolean\n  $status: [TrainingClassStatus!]\n  $trainer: ID\n  $brand: ID\n  $order: [TrainingClassFilter_order!]\n  $chosenTrainer: ID!\n  $hasTrainer: Boolean!\n  $chosenBrand: ID!\n  $hasBrand: Boolean!\n) {\n  ...ClassSchedule_query @include(if: $schedule)\n  ...ClassTable_query @skip(if: $schedule)\n  ...useClassListChips_query\n}\n\nfragment ClassCard_session on TrainingSession {\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  dayNumber\n  dayCount\n  ...JoinLink_session\n  trainingClass {\n    id\n    title\n    reference\n    status\n    confirmedPurchaseOrder {\n      reference\n      id\n    }\n    brand {\n      primaryColor\n      id\n    }\n    trainer {\n      contact {\n        fullName\n        user {\n          avatarUrl\n          id\n        }\n        id\n      }\n      id\n    }\n    ...CustomerLabel_class\n    ...DeliveryFact_class\n  }\n}\n\nfragment ClassSchedule_query on Query {\n  trainingSessions(first: $first, after: $after, last: $last, before: $before, startsAt: [{after: $from, before: $until}], trainingClass_public: $public, trainingClass_status_list: $status, trainingClass_trainer: $trainer, trainingClass_brand: $brand) {\n    edges {\n      node {\n        id\n        startsAt\n        ...ClassCard_session\n      }\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n      ...SchedulePages_page\n    }\n  }\n}\n\nfragment ClassTable_query on Query {\n  trainingClasses(first: $first, after: $after, last: $last, before: $before, startsAt: [{after: $from, before: $until}], public: $public, status_list: $status, trainer: $trainer, brand: $brand, order: $order) {\n    edges {\n      node {\n        id\n        ...classColumns_class\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n}\n\nfragment CustomerLabel_class on TrainingClass {\n  public\n  customerName\n}\n\nfragment DeliveryFact_class on TrainingClass {\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n}\n\nfragment JoinLink_session on TrainingSession {\n  meetingLink\n  trainingClass {\n    title\n    deliveryFormat\n    id\n  }\n}\n\nfragment SchedulePages_page on PageInfo {\n  startCursor\n  endCursor\n  hasNextPage\n  hasPreviousPage\n}\n\nfragment classColumns_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n  seatsReservedCount\n  seatsTotalCount\n  trainer {\n    contact {\n      fullName\n      user {\n        avatarUrl\n        id\n      }\n      id\n    }\n    id\n  }\n  ...CustomerLabel_class\n  ...DeliveryFact_class\n}\n\nfragment useClassListChips_query on Query {\n  trainer(id: $chosenTrainer) @include(if: $hasTrainer) {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  brand(id: $chosenBrand) @include(if: $hasBrand) {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "39c39cd7a910f9e33838bffde05349cc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
