/**
 * @generated SignedSource<<bfe2a8bbcafade27a4d3580a10830349>>
 * @relayHash 56f0ba78d7d5c8a4a1cf0814901d460e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1457a7cb8f307b7e5e11c82d9332997035a87ba5cb973298805f85d8ecb60f3f

import type { ConcreteRequest } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type SaleSignalListEmptyQuery$variables = {
  assignedTo?: string | null | undefined;
  intentType?: ReadonlyArray<SaleSignalIntent> | null | undefined;
  priority?: ReadonlyArray<SaleSignalPriority> | null | undefined;
};
export type SaleSignalListEmptyQuery$data = {
  readonly assignedTo: {
    readonly totalCount: number;
  };
  readonly intent: {
    readonly totalCount: number;
  };
  readonly priority: {
    readonly totalCount: number;
  };
};
export type SaleSignalListEmptyQuery = {
  response: SaleSignalListEmptyQuery$data;
  variables: SaleSignalListEmptyQuery$variables;
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
  "name": "intentType"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "priority"
},
v3 = {
  "kind": "Variable",
  "name": "assignedTo",
  "variableName": "assignedTo"
},
v4 = {
  "kind": "Variable",
  "name": "priority_list",
  "variableName": "priority"
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
v6 = {
  "kind": "Variable",
  "name": "intentType_list",
  "variableName": "intentType"
},
v7 = [
  {
    "alias": "intent",
    "args": [
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "concreteType": "SaleSignalCursorConnection",
    "kind": "LinkedField",
    "name": "salesSignals",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "priority",
    "args": [
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "concreteType": "SaleSignalCursorConnection",
    "kind": "LinkedField",
    "name": "salesSignals",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "assignedTo",
    "args": [
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "concreteType": "SaleSignalCursorConnection",
    "kind": "LinkedField",
    "name": "salesSignals",
    "plural": false,
    "selections": (v5/*:: as any*/),
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
    "name": "SaleSignalListEmptyQuery",
    "selections": (v7/*:: as any*/),
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
    "name": "SaleSignalListEmptyQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "56f0ba78d7d5c8a4a1cf0814901d460e",
    "id": "1457a7cb8f307b7e5e11c82d9332997035a87ba5cb973298805f85d8ecb60f3f",
    "metadata": {},
    "name": "SaleSignalListEmptyQuery",
    "operationKind": "query",
    "text": "query SaleSignalListEmptyQuery(\n  $intentType: [SaleSignalIntent!]\n  $priority: [SaleSignalPriority!]\n  $assignedTo: ID\n) {\n  intent: salesSignals(priority_list: $priority, assignedTo: $assignedTo) {\n    totalCount\n  }\n  priority: salesSignals(intentType_list: $intentType, assignedTo: $assignedTo) {\n    totalCount\n  }\n  assignedTo: salesSignals(intentType_list: $intentType, priority_list: $priority) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "e7965e9c04f53b533f5e966610e8dc49";

export default node;
