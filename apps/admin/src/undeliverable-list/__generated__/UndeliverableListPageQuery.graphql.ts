/**
 * @generated SignedSource<<b166337222f038ff6928ad7baa0d02f1>>
 * @relayHash 26d988e5d43a373926804dc555306465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e08bc951a556708ac297911246691f6c200af78a5e8acadd365762d9556ebb5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type SuppressedAddressFilter_order = {
  address?: SortDirection | null | undefined;
  createdAt?: SortDirection | null | undefined;
};
export type UndeliverableListPageQuery$variables = {
  address?: string | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  filtered: boolean;
  first?: number | null | undefined;
  isReleased?: boolean | null | undefined;
  last?: number | null | undefined;
  order?: ReadonlyArray<SuppressedAddressFilter_order> | null | undefined;
  rows: boolean;
  total: boolean;
};
export type UndeliverableListPageQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly rows: {
    readonly edges?: ReadonlyArray<{
      readonly node: {
        readonly address: string;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"undeliverableColumns_address">;
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
export type UndeliverableListPageQuery = {
  response: UndeliverableListPageQuery$data;
  variables: UndeliverableListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "address"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
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
  "name": "isReleased"
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
  "name": "total"
},
v10 = [
  {
    "kind": "Variable",
    "name": "address",
    "variableName": "address"
  },
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
    "name": "isReleased",
    "variableName": "isReleased"
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
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v13 = {
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
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v15 = {
  "condition": "filtered",
  "kind": "Condition",
  "passingValue": true,
  "selections": (v14/*:: as any*/)
},
v16 = {
  "condition": "total",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "SuppressedAddressCursorConnection",
      "kind": "LinkedField",
      "name": "suppressedAddresses",
      "plural": false,
      "selections": (v14/*:: as any*/),
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
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UndeliverableListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v10/*:: as any*/),
        "concreteType": "SuppressedAddressCursorConnection",
        "kind": "LinkedField",
        "name": "suppressedAddresses",
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
                "concreteType": "SuppressedAddressEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SuppressedAddress",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "undeliverableColumns_address"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UndeliverableListPageQuery",
    "selections": [
      {
        "alias": "rows",
        "args": (v10/*:: as any*/),
        "concreteType": "SuppressedAddressCursorConnection",
        "kind": "LinkedField",
        "name": "suppressedAddresses",
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
                "concreteType": "SuppressedAddressEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SuppressedAddress",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
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
                        "name": "releasedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "releaseReason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "releasedBy",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "avatarUrl",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "person",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fullName",
                                "storageKey": null
                              },
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v11/*:: as any*/)
                        ],
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
              (v13/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "26d988e5d43a373926804dc555306465",
    "id": "4e08bc951a556708ac297911246691f6c200af78a5e8acadd365762d9556ebb5",
    "metadata": {},
    "name": "UndeliverableListPageQuery",
    "operationKind": "query",
    "text": "query UndeliverableListPageQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [SuppressedAddressFilter_order!]\n  $address: String\n  $isReleased: Boolean\n  $rows: Boolean!\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  rows: suppressedAddresses(first: $first, after: $after, last: $last, before: $before, order: $order, address: $address, isReleased: $isReleased) {\n    edges @include(if: $rows) {\n      node {\n        id\n        address\n        ...undeliverableColumns_address\n      }\n    }\n    pageInfo @include(if: $rows) {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount @include(if: $filtered)\n  }\n  all: suppressedAddresses @include(if: $total) {\n    totalCount\n  }\n}\n\nfragment ReleaseAddressButton_address on SuppressedAddress {\n  id\n  version\n  address\n  reason\n}\n\nfragment undeliverableColumns_address on SuppressedAddress {\n  address\n  reason\n  createdAt\n  releasedAt\n  releaseReason\n  releasedBy {\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ...ReleaseAddressButton_address\n}\n"
  }
};
})();

(node as any).hash = "e1689439f432afb16bf53d8373fd5d22";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
