/**
 * @generated SignedSource<<ef19bde9199da7e89bc3b8155a611535>>
 * @relayHash d2009f103ffaf429a1adad6d4a541b3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c7c74a50bc3a4d05929ac7443323e815f4abbf59498dba104a09551c14fbc2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type CustomerQuoteFilter_order = {
  createdAt?: SortDirection | null | undefined;
  personName?: SortDirection | null | undefined;
  sentiment?: SortDirection | null | undefined;
  trainingClass_title?: SortDirection | null | undefined;
};
export type CustomerQuoteListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  chosenClass: string;
  filtered: boolean;
  first?: number | null | undefined;
  hasClass: boolean;
  last?: number | null | undefined;
  order?: ReadonlyArray<CustomerQuoteFilter_order> | null | undefined;
  rows: boolean;
  sentiment?: ReadonlyArray<Sentiment> | null | undefined;
  total: boolean;
  trainingClass?: string | null | undefined;
};
export type CustomerQuoteListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly text: string;
        readonly " $fragmentSpreads": FragmentRefs<"customerQuoteColumns_quote">;
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
export type CustomerQuoteListPageQuery = {
  response: CustomerQuoteListPageQuery$data;
  variables: CustomerQuoteListPageQuery$variables;
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
  "name": "filtered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasClass"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sentiment"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainingClass"
},
v12 = [
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
    "name": "sentiment_list",
    "variableName": "sentiment"
  },
  {
    "kind": "Variable",
    "name": "trainingClass",
    "variableName": "trainingClass"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v15 = {
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
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v17 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v16/*:: as any*/)
},
v18 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "CustomerQuoteCursorConnection",
      "kind": "LinkedField",
      "name": "customerQuotes",
      "plural": false,
      "selections": (v16/*:: as any*/),
      "storageKey": null
    }
  ]
},
v19 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "chosenClass"
  }
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v21 = [
  (v13/*:: as any*/)
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
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerQuoteListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v12/*:: as any*/),
        "concreteType": "CustomerQuoteCursorConnection",
        "kind": "LinkedField",
        "name": "customerQuotes",
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
                "concreteType": "CustomerQuoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerQuote",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "customerQuoteColumns_quote"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ]
          },
          (v17/*:: as any*/)
        ],
        "storageKey": null
      },
      (v18/*:: as any*/),
      {
        "condition": "hasClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v20/*:: as any*/)
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CustomerQuoteListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v12/*:: as any*/),
        "concreteType": "CustomerQuoteCursorConnection",
        "kind": "LinkedField",
        "name": "customerQuotes",
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
                "concreteType": "CustomerQuoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CustomerQuote",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "personName",
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
                        "concreteType": "CustomerContact",
                        "kind": "LinkedField",
                        "name": "contact",
                        "plural": false,
                        "selections": (v21/*:: as any*/),
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
                          (v13/*:: as any*/),
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
                            "name": "startsAt",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Feedback",
                        "kind": "LinkedField",
                        "name": "feedback",
                        "plural": false,
                        "selections": (v21/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ]
          },
          (v17/*:: as any*/)
        ],
        "storageKey": null
      },
      (v18/*:: as any*/),
      {
        "condition": "hasClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d2009f103ffaf429a1adad6d4a541b3c",
    "id": "93c7c74a50bc3a4d05929ac7443323e815f4abbf59498dba104a09551c14fbc2",
    "metadata": {},
    "name": "CustomerQuoteListPageQuery",
    "operationKind": "query",
    "text": "query CustomerQuoteListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [CustomerQuoteFilter_order!]\n  $sentiment: [Sentiment!]\n  $trainingClass: ID\n  $hasClass: Boolean!\n  $chosenClass: ID!\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: customerQuotes(first: $first, after: $after, last: $last, before: $before, order: $order, sentiment_list: $sentiment, trainingClass: $trainingClass) {\n    edges @include(if: $rows) {\n      node {\n        id\n        text\n        ...customerQuoteColumns_quote\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: customerQuotes @include(if: $total) {\n    totalCount\n  }\n  trainingClass(id: $chosenClass) @include(if: $hasClass) {\n    reference\n    id\n  }\n}\n\nfragment QuoteActions_quote on CustomerQuote {\n  id\n  version\n  text\n  personName\n  sentiment\n  trainingClass {\n    title\n    startsAt\n    id\n  }\n}\n\nfragment customerQuoteColumns_quote on CustomerQuote {\n  text\n  personName\n  sentiment\n  createdAt\n  contact {\n    id\n  }\n  trainingClass {\n    id\n    reference\n  }\n  feedback {\n    id\n  }\n  ...QuoteActions_quote\n}\n"
  }
};
})();

(node as any).hash = "f88e509daa083164d3cb2a019624ebfe";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
