/**
 * @generated SignedSource<<b80e6a7fa1d72e3f5a98a22f1097a590>>
 * @relayHash aa58f7767af76103b6b61c5aa3033ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80445a9b0b6562cf7f8188f854640438a9a14e3c31e741cfad9e89f34c3f4161

import type { ConcreteRequest } from 'relay-runtime';
export type OrganisationType = "charity" | "limited_company" | "limited_liability_partnership" | "other" | "private" | "public_company" | "sole_trader" | "%future added value";
export type CustomerListPageCountQuery$variables = {
  filtered: boolean;
  search?: string | null | undefined;
  total: boolean;
  type?: ReadonlyArray<OrganisationType> | null | undefined;
};
export type CustomerListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type CustomerListPageCountQuery = {
  response: CustomerListPageCountQuery$data;
  variables: CustomerListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "type_list",
            "variableName": "type"
          }
        ],
        "concreteType": "CustomerCursorConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "total",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "CustomerCursorConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerListPageCountQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CustomerListPageCountQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "aa58f7767af76103b6b61c5aa3033ea5",
    "id": "80445a9b0b6562cf7f8188f854640438a9a14e3c31e741cfad9e89f34c3f4161",
    "metadata": {},
    "name": "CustomerListPageCountQuery",
    "operationKind": "query",
    "text": "query CustomerListPageCountQuery(\n  $search: String\n  $type: [OrganisationType!]\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: customers(search: $search, type_list: $type) @include(if: $filtered) {\n    totalCount\n  }\n  all: customers @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "41e2d4ea6be9a5c93645759e77937127";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
