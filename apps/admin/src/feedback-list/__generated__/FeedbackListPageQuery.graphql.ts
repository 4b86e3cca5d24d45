/**
 * @generated SignedSource<<99d83edff45c1d77b480526af5722a8c>>
 * @relayHash 4e06efc8eaaed3dd856516b2b3ec413d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b73ab06e94038a14345c332670891183e2f2e71742a07cbba33ea9ad1c2e0057

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type FeedbackFilter_order = {
  createdAt?: SortDirection | null | undefined;
  kind?: SortDirection | null | undefined;
  personName?: SortDirection | null | undefined;
  sentiment?: SortDirection | null | undefined;
  trainingClass_title?: SortDirection | null | undefined;
};
export type FeedbackFilter_createdAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type FeedbackListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  chosenClass: string;
  createdAt?: ReadonlyArray<FeedbackFilter_createdAt> | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  hasClass: boolean;
  kind?: ReadonlyArray<FeedbackKind> | null | undefined;
  last?: number | null | undefined;
  order?: ReadonlyArray<FeedbackFilter_order> | null | undefined;
  rows: boolean;
  sentiment?: ReadonlyArray<Sentiment> | null | undefined;
  total: boolean;
  trainingClass?: string | null | undefined;
};
export type FeedbackListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly personName: string;
        readonly " $fragmentSpreads": FragmentRefs<"feedbackColumns_feedback">;
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
  readonly trainingClass?: {
    readonly reference: string;
  } | null | undefined;
};
export type FeedbackListPageQuery = {
  response: FeedbackListPageQuery$data;
  variables: FeedbackListPageQuery$variables;
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
  "name": "chosenClass"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasClass"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sentiment"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainingClass"
},
v14 = [
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
    "name": "createdAt",
    "variableName": "createdAt"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "kind_list",
    "variableName": "kind"
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
    "name": "sentiment_list",
    "variableName": "sentiment"
  },
  {
    "kind": "Variable",
    "name": "trainingClass",
    "variableName": "trainingClass"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "personName",
  "storageKey": null
},
v17 = {
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
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v19 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v18/*:: as any*/)
},
v20 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "FeedbackCursorConnection",
      "kind": "LinkedField",
      "name": "feedbacks",
      "plural": false,
      "selections": (v18/*:: as any*/),
      "storageKey": null
    }
  ]
},
v21 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenClass"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
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
      (v13/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v14/*:: as any*/),
        "concreteType": "FeedbackCursorConnection",
        "kind": "LinkedField",
        "name": "feedbacks",
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
                "concreteType": "FeedbackEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Feedback",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "feedbackColumns_feedback"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v17/*:: as any*/)
            ]
          },
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      (v20/*:: as any*/),
      {
        "condition": "hasClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v22/*:: as any*/)
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
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FeedbackListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v14/*:: as any*/),
        "concreteType": "FeedbackCursorConnection",
        "kind": "LinkedField",
        "name": "feedbacks",
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
                "concreteType": "FeedbackEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Feedback",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
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
                        "name": "sentiment",
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
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "trainingClass",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v22/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v17/*:: as any*/)
            ]
          },
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      (v20/*:: as any*/),
      {
        "condition": "hasClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "4e06efc8eaaed3dd856516b2b3ec413d",
    "id": "b73ab06e94038a14345c332670891183e2f2e71742a07cbba33ea9ad1c2e0057",
    "metadata": {},
    "name": "FeedbackListPageQuery",
    "operationKind": "query",
    "text": "query FeedbackListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [FeedbackFilter_order!]\n  $kind: [FeedbackKind!]\n  $sentiment: [Sentiment!]\n  $trainingClass: ID\n  $createdAt: [FeedbackFilter_createdAt!]\n  $hasClass: Boolean!\n  $chosenClass: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: feedbacks(first: $first, after: $after, last: $last, before: $before, order: $order, kind_list: $kind, sentiment_list: $sentiment, trainingClass: $trainingClass, createdAt: $createdAt) {\n    edges @include(if: $rows) {\n      node {\n        id\n        personName\n        ...feedbackColumns_feedback\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: feedbacks @include(if: $total) {\n    totalCount\n  }\n  trainingClass(id: $chosenClass) @include(if: $hasClass) {\n    reference\n    id\n  }\n}\n\nfragment feedbackColumns_feedback on Feedback {\n  id\n  personName\n  kind\n  sentiment\n  createdAt\n  trainingClass {\n    id\n    reference\n    title\n  }\n}\n"
  }
};
})();

(node as any).hash = "a919ae0d5479f2f8e7ede1ce28307d4b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
