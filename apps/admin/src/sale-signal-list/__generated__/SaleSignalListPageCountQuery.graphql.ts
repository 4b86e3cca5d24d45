/**
 * @generated SignedSource<<fb251c916c5a7f7f608df74ed37c0ab9>>
 * @relayHash 583f6f1d1386b78c6cfe9af04d8fef7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d02de2bf2384be6f27ca32494b0a15248bcb76ff01f5fb957da01e58e0f8169

import type { ConcreteRequest } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type SaleSignalListPageCountQuery$variables = {
  assignedTo?: string | null | undefined;
  filtered: boolean;
  intentType?: ReadonlyArray<SaleSignalIntent> | null | undefined;
  priority?: ReadonlyArray<SaleSignalPriority> | null | undefined;
  total: boolean;
};
export type SaleSignalListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type SaleSignalListPageCountQuery = {
  response: SaleSignalListPageCountQuery$data;
  variables: SaleSignalListPageCountQuery$variables;
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
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
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
        "selections": (v5/*:: as any*/),
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
        "concreteType": "SaleSignalCursorConnection",
        "kind": "LinkedField",
        "name": "salesSignals",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaleSignalListPageCountQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaleSignalListPageCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "583f6f1d1386b78c6cfe9af04d8fef7c",
    "id": "8d02de2bf2384be6f27ca32494b0a15248bcb76ff01f5fb957da01e58e0f8169",
    "metadata": {},
    "name": "SaleSignalListPageCountQuery",
    "operationKind": "query",
    "text": "query SaleSignalListPageCountQuery(\n  $intentType: [SaleSignalIntent!]\n  $priority: [SaleSignalPriority!]\n  $assignedTo: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: salesSignals(intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo) @include(if: $filtered) {\n    totalCount\n  }\n  all: salesSignals @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "ca931379a42027f1075211dedacd4012";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
