/**
 * @generated SignedSource<<190c2ed327fa67b20ad2afa41e33c7be>>
 * @relayHash bdae5cfb4187c11b24c70f01ddfab841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98bd75ba6c7e42e93063c1ca5750379513adb2db2c8a21cb0977f6745c32024c

import type { ConcreteRequest } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type useSaleSignalCountsQuery$variables = {
  assignedTo?: string | null | undefined;
  filtered: boolean;
  intentType?: ReadonlyArray<SaleSignalIntent> | null | undefined;
  priority?: ReadonlyArray<SaleSignalPriority> | null | undefined;
};
export type useSaleSignalCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useSaleSignalCountsQuery = {
  response: useSaleSignalCountsQuery$data;
  variables: useSaleSignalCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assignedTo"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "intentType"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "priority"
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
            "name": "assignedTo",
            "variableName": "assignedTo"
          },
          {
            "kind": "Variable",
            "name": "intentType_list",
            "variableName": "intentType"
          },
          {
            "kind": "Variable",
            "name": "priority_list",
            "variableName": "priority"
          }
        ],
        "concreteType": "SaleSignalCursorConnection",
        "kind": "LinkedField",
        "name": "salesSignals",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "SaleSignalCursorConnection",
    "kind": "LinkedField",
    "name": "salesSignals",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
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
    "name": "useSaleSignalCountsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaleSignalCountsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "bdae5cfb4187c11b24c70f01ddfab841",
    "id": "98bd75ba6c7e42e93063c1ca5750379513adb2db2c8a21cb0977f6745c32024c",
    "metadata": {},
    "name": "useSaleSignalCountsQuery",
    "operationKind": "query",
    "text": "query useSaleSignalCountsQuery(\n  $intentType: [SaleSignalIntent!]\n  $priority: [SaleSignalPriority!]\n  $assignedTo: ID\n  $filtered: Boolean!\n) {\n  matching: salesSignals(intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo) @include(if: $filtered) {\n    totalCount\n  }\n  all: salesSignals {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "5ecd5ce971e8728b5b05f82153703485";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
