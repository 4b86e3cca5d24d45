/**
 * @generated SignedSource<<d5abe50fe64b9da96cd0f1dd41c0895b>>
 * @relayHash 500ce88c968e48d664100328aa3b3e86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9db1d75f8d1e2eb3869282bec6e8517fb956dabc3ff0384fc2f15c60993243d

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderFilter_exists = {
  acknowledgedAt?: boolean | null | undefined;
  trainingClass?: boolean | null | undefined;
};
export type PurchaseOrderListPageCountQuery$variables = {
  exists?: ReadonlyArray<PurchaseOrderFilter_exists> | null | undefined;
  filtered: boolean;
  reference?: string | null | undefined;
  supplier?: string | null | undefined;
  total: boolean;
};
export type PurchaseOrderListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type PurchaseOrderListPageCountQuery = {
  response: PurchaseOrderListPageCountQuery$data;
  variables: PurchaseOrderListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exists"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reference"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "supplier"
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
            "name": "exists",
            "variableName": "exists"
          },
          {
            "kind": "Variable",
            "name": "reference",
            "variableName": "reference"
          },
          {
            "kind": "Variable",
            "name": "supplier",
            "variableName": "supplier"
          }
        ],
        "concreteType": "PurchaseOrderCursorConnection",
        "kind": "LinkedField",
        "name": "purchaseOrders",
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
        "concreteType": "PurchaseOrderCursorConnection",
        "kind": "LinkedField",
        "name": "purchaseOrders",
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
    "name": "PurchaseOrderListPageCountQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PurchaseOrderListPageCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "500ce88c968e48d664100328aa3b3e86",
    "id": "d9db1d75f8d1e2eb3869282bec6e8517fb956dabc3ff0384fc2f15c60993243d",
    "metadata": {},
    "name": "PurchaseOrderListPageCountQuery",
    "operationKind": "query",
    "text": "query PurchaseOrderListPageCountQuery(\n  $reference: String\n  $exists: [PurchaseOrderFilter_exists!]\n  $supplier: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: purchaseOrders(reference: $reference, exists: $exists, supplier: $supplier) @include(if: $filtered) {\n    totalCount\n  }\n  all: purchaseOrders @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "46078df6e0f574f136c47c3ab421364b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
