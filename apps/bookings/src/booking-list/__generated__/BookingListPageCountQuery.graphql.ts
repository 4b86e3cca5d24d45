/**
 * @generated SignedSource<<ca9187dd8b834f000fecfce47cbeea3d>>
 * @relayHash 5fa19709e28d75274449b46d4e04e21b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3ac0fba286b1509d7143e5d1185a7c626746a945a572518437f1cfa6697bad7

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type BookingFilter_bookedAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type BookingListPageCountQuery$variables = {
  accountManager?: ReadonlyArray<string> | null | undefined;
  bookedAt?: ReadonlyArray<BookingFilter_bookedAt> | null | undefined;
  brand?: string | null | undefined;
  customer?: string | null | undefined;
  filtered: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<BookingStatus> | null | undefined;
  toBeRefunded?: boolean | null | undefined;
  total: boolean;
};
export type BookingListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type BookingListPageCountQuery = {
  response: BookingListPageCountQuery$data;
  variables: BookingListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accountManager"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookedAt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brand"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toBeRefunded"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v10 = [
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
            "name": "accountManager_list",
            "variableName": "accountManager"
          },
          {
            "kind": "Variable",
            "name": "bookedAt",
            "variableName": "bookedAt"
          },
          {
            "kind": "Variable",
            "name": "brand",
            "variableName": "brand"
          },
          {
            "kind": "Variable",
            "name": "customer",
            "variableName": "customer"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          },
          {
            "kind": "Variable",
            "name": "toBeRefunded",
            "variableName": "toBeRefunded"
          }
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v9/*:: as any*/),
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
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v9/*:: as any*/),
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingListPageCountQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingListPageCountQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "5fa19709e28d75274449b46d4e04e21b",
    "id": "c3ac0fba286b1509d7143e5d1185a7c626746a945a572518437f1cfa6697bad7",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": "query BookingListPageCountQuery(\n  $search: String\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $brand: ID\n  $toBeRefunded: Boolean\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: bookings(search: $search, bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager, brand: $brand, toBeRefunded: $toBeRefunded) @include(if: $filtered) {\n    totalCount\n  }\n  all: bookings @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a74592f03ef27cdf224b66e34b063dc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
