/**
 * @generated SignedSource<<eb39765f4a3238e9d25459a214cf2f1d>>
 * @relayHash 2ce9758e9e2b6edf1394e35f42285028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e26616ff7724eca852143f87f30b8545e441b5c7a6abd93a2067ffe5c69bb9ba

import type { ConcreteRequest } from 'relay-runtime';
export type OrganisationType = "charity" | "limited_company" | "limited_liability_partnership" | "other" | "private" | "public_company" | "sole_trader" | "%future added value";
export type useCustomerCountsQuery$variables = {
  filtered: boolean;
  search?: string | null | undefined;
  type?: ReadonlyArray<OrganisationType> | null | undefined;
};
export type useCustomerCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useCustomerCountsQuery = {
  response: useCustomerCountsQuery$data;
  variables: useCustomerCountsQuery$variables;
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
  "name": "type"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = [
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
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "CustomerCursorConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCustomerCountsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCustomerCountsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "2ce9758e9e2b6edf1394e35f42285028",
    "id": "e26616ff7724eca852143f87f30b8545e441b5c7a6abd93a2067ffe5c69bb9ba",
    "metadata": {},
    "name": "useCustomerCountsQuery",
    "operationKind": "query",
    "text": "query useCustomerCountsQuery(\n  $search: String\n  $type: [OrganisationType!]\n  $filtered: Boolean!\n) {\n  matching: customers(search: $search, type_list: $type) @include(if: $filtered) {\n    totalCount\n  }\n  all: customers {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "cdf7310e7cb280e563b2582c8eb9b05b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
