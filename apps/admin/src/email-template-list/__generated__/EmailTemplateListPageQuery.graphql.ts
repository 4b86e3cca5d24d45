/**
 * @generated SignedSource<<f9987a80d8e86e31e8e71865a24d0154>>
 * @relayHash 869ba9dbe08020ac48f45a032a69d179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9523e08d37bb126364250c430945975c6dafedd3e95e671c166cbae4f87883f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailTemplateType = "html" | "unlayer" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type EmailTemplateFilter_order = {
  name?: SortDirection | null | undefined;
  updatedAt?: SortDirection | null | undefined;
};
export type EmailTemplateListPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  last?: number | null | undefined;
  order?: ReadonlyArray<EmailTemplateFilter_order> | null | undefined;
  rows: boolean;
  search?: string | null | undefined;
  target?: ReadonlyArray<MailTargetResource> | null | undefined;
  total: boolean;
  type?: ReadonlyArray<EmailTemplateType> | null | undefined;
};
export type EmailTemplateListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"emailTemplateColumns_template">;
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
export type EmailTemplateListPageQuery = {
  response: EmailTemplateListPageQuery$data;
  variables: EmailTemplateListPageQuery$variables;
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
  "name": "filtered"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "target"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v11 = [
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
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "target_list",
    "variableName": "target"
  },
  {
    "kind": "Variable",
    "name": "type_list",
    "variableName": "type"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
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
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v16 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v15/*:: as any*/)
},
v17 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "EmailTemplateCursorConnection",
      "kind": "LinkedField",
      "name": "emailTemplates",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ]
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
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailTemplateListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v11/*:: as any*/),
        "concreteType": "EmailTemplateCursorConnection",
        "kind": "LinkedField",
        "name": "emailTemplates",
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
                "concreteType": "EmailTemplateEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EmailTemplate",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "emailTemplateColumns_template"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ]
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v10/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailTemplateListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v11/*:: as any*/),
        "concreteType": "EmailTemplateCursorConnection",
        "kind": "LinkedField",
        "name": "emailTemplates",
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
                "concreteType": "EmailTemplateEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EmailTemplate",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "type",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "target",
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
                        "concreteType": "EmailTemplateContent",
                        "kind": "LinkedField",
                        "name": "content",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subject",
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
              (v14/*:: as any*/)
            ]
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "869ba9dbe08020ac48f45a032a69d179",
    "id": "b9523e08d37bb126364250c430945975c6dafedd3e95e671c166cbae4f87883f",
    "metadata": {},
    "name": "EmailTemplateListPageQuery",
    "operationKind": "query",
    "text": "query EmailTemplateListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [EmailTemplateFilter_order!]\n  $search: String\n  $type: [EmailTemplateType!]\n  $target: [MailTargetResource!]\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: emailTemplates(first: $first, after: $after, last: $last, before: $before, order: $order, search: $search, type_list: $type, target_list: $target) {\n    edges @include(if: $rows) {\n      node {\n        id\n        name\n        ...emailTemplateColumns_template\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: emailTemplates @include(if: $total) {\n    totalCount\n  }\n}\n\nfragment emailTemplateColumns_template on EmailTemplate {\n  id\n  name\n  type\n  target\n  updatedAt\n  content {\n    subject\n  }\n}\n"
  }
};
})();

(node as any).hash = "85bd4afab374cad335e07c6caa6e2d27";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
