/**
 * @generated SignedSource<<cea2cafc7f8649eebd43a82aa655a5d1>>
 * @relayHash ecd3706758ad6bf3bf132b601f88cc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f103e7a3e0e424b0828868ee740f985bedb2d39adde91bc90f0a6a6d0bd55611

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type BookingFilter_bookedAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type BookingFilter_createdAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type BookingListPageCountQuery$variables = {
  accountManager?: ReadonlyArray<string> | null | undefined;
  bookedAt?: ReadonlyArray<BookingFilter_bookedAt> | null | undefined;
  brand?: string | null | undefined;
  createdAt?: ReadonlyArray<BookingFilter_createdAt> | null | undefined;
  customer?: string | null | undefined;
  customerContact?: string | null | undefined;
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
  "name": "createdAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerContact"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toBeRefunded"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v12 = [
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
            "name": "createdAt",
            "variableName": "createdAt"
          },
          {
            "kind": "Variable",
            "name": "customer",
            "variableName": "customer"
          },
          {
            "kind": "Variable",
            "name": "customerContact",
            "variableName": "customerContact"
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
        "selections": (v11/*:: as any*/),
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
        "selections": (v11/*:: as any*/),
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
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingListPageCountQuery",
    "selections": (v12/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingListPageCountQuery",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "cacheID": "ecd3706758ad6bf3bf132b601f88cc24",
    "id": "f103e7a3e0e424b0828868ee740f985bedb2d39adde91bc90f0a6a6d0bd55611",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": "query BookingListPageCountQuery(\n  $search: String\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $brand: ID\n  $createdAt: [BookingFilter_createdAt!]\n  $toBeRefunded: Boolean\n  $customerContact: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: bookings(search: $search, bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager, brand: $brand, createdAt: $createdAt, toBeRefunded: $toBeRefunded, customerContact: $customerContact) @include(if: $filtered) {\n    totalCount\n  }\n  all: bookings @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "4360e9f08b1002d28351b5f72f32db5a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
