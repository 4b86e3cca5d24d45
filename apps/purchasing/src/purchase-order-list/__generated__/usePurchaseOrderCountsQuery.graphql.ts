/**
 * @generated SignedSource<<6e0ffb9c8b3c466e0a3611ac6587081e>>
 * @relayHash c88ea49f28ce796c9fc369281a7ef23b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0e7dcacd6ad6229fa2df96240ba82ed1e227619a55601e5b48d9622a750a45f

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseOrderFilter_exists = {
  acknowledgedAt?: boolean | null | undefined;
  trainingClass?: boolean | null | undefined;
};
export type usePurchaseOrderCountsQuery$variables = {
  exists?: ReadonlyArray<PurchaseOrderFilter_exists> | null | undefined;
  filtered: boolean;
  reference?: string | null | undefined;
  supplier?: string | null | undefined;
};
export type usePurchaseOrderCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type usePurchaseOrderCountsQuery = {
  response: usePurchaseOrderCountsQuery$data;
  variables: usePurchaseOrderCountsQuery$variables;
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
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "PurchaseOrderCursorConnection",
    "kind": "LinkedField",
    "name": "purchaseOrders",
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
    "name": "usePurchaseOrderCountsQuery",
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
    "name": "usePurchaseOrderCountsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "c88ea49f28ce796c9fc369281a7ef23b",
    "id": "c0e7dcacd6ad6229fa2df96240ba82ed1e227619a55601e5b48d9622a750a45f",
    "metadata": {},
    "name": "usePurchaseOrderCountsQuery",
    "operationKind": "query",
    "text": "query usePurchaseOrderCountsQuery(\n  $reference: String\n  $supplier: ID\n  $exists: [PurchaseOrderFilter_exists!]\n  $filtered: Boolean!\n) {\n  matching: purchaseOrders(reference: $reference, supplier: $supplier, exists: $exists) @include(if: $filtered) {\n    totalCount\n  }\n  all: purchaseOrders {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "cc72aa6dd97aa37e4012c79c1c7ae764";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
