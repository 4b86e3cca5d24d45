/**
 * @generated SignedSource<<ff982f93826c7fa132ed0306b80b573c>>
 * @relayHash b7a619428b757718d4bfcfe8c7e4b2a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07ee6de5a80807eff93dd255c7095d8a896bbe71d46d7287b228d3aafec3b729

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type BookingFilter_bookedAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type useHelpfulRemovalQuery$variables = {
  accountManager?: ReadonlyArray<string> | null | undefined;
  bookedAt?: ReadonlyArray<BookingFilter_bookedAt> | null | undefined;
  customer?: string | null | undefined;
  hasBooked: boolean;
  hasCustomer: boolean;
  hasManager: boolean;
  hasStatus: boolean;
  hasText: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<BookingStatus> | null | undefined;
};
export type useHelpfulRemovalQuery$data = {
  readonly accountManager?: {
    readonly totalCount: number;
  };
  readonly booked?: {
    readonly totalCount: number;
  };
  readonly customer?: {
    readonly totalCount: number;
  };
  readonly q?: {
    readonly totalCount: number;
  };
  readonly status?: {
    readonly totalCount: number;
  };
};
export type useHelpfulRemovalQuery = {
  response: useHelpfulRemovalQuery$data;
  variables: useHelpfulRemovalQuery$variables;
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
  "name": "customer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBooked"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomer"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasManager"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasStatus"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasText"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v10 = {
  "kind": "Variable",
  "name": "accountManager_list",
  "variableName": "accountManager"
},
v11 = {
  "kind": "Variable",
  "name": "bookedAt",
  "variableName": "bookedAt"
},
v12 = {
  "kind": "Variable",
  "name": "customer",
  "variableName": "customer"
},
v13 = {
  "kind": "Variable",
  "name": "status_list",
  "variableName": "status"
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
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v16 = [
  {
    "condition": "hasText",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "q",
        "args": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasBooked",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "booked",
        "args": [
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v15/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasCustomer",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "customer",
        "args": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v15/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasStatus",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "status",
        "args": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasManager",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "accountManager",
        "args": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v15/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v14/*:: as any*/),
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
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHelpfulRemovalQuery",
    "selections": (v16/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useHelpfulRemovalQuery",
    "selections": (v16/*:: as any*/)
  },
  "params": {
    "cacheID": "b7a619428b757718d4bfcfe8c7e4b2a3",
    "id": "07ee6de5a80807eff93dd255c7095d8a896bbe71d46d7287b228d3aafec3b729",
    "metadata": {},
    "name": "useHelpfulRemovalQuery",
    "operationKind": "query",
    "text": "query useHelpfulRemovalQuery(\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $search: String\n  $hasText: Boolean!\n  $hasBooked: Boolean!\n  $hasCustomer: Boolean!\n  $hasStatus: Boolean!\n  $hasManager: Boolean!\n) {\n  q: bookings(bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager) @include(if: $hasText) {\n    totalCount\n  }\n  booked: bookings(customer: $customer, status_list: $status, accountManager_list: $accountManager, search: $search) @include(if: $hasBooked) {\n    totalCount\n  }\n  customer: bookings(bookedAt: $bookedAt, status_list: $status, accountManager_list: $accountManager, search: $search) @include(if: $hasCustomer) {\n    totalCount\n  }\n  status: bookings(bookedAt: $bookedAt, customer: $customer, accountManager_list: $accountManager, search: $search) @include(if: $hasStatus) {\n    totalCount\n  }\n  accountManager: bookings(bookedAt: $bookedAt, customer: $customer, status_list: $status, search: $search) @include(if: $hasManager) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "adc602d4f0a506acf9ed74fa3b66f5d5";

export default node;
