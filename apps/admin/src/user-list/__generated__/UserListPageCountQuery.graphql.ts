/**
 * @generated SignedSource<<a9af6eda9742356ab816c8c5b08b3dc5>>
 * @relayHash 947f04e7a81ba1eb7b74f186afc781e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e831f207facfd90be46f221cf15260ffe39f6315da5f833e174943b823392767

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type UserListPageCountQuery$variables = {
  filtered: boolean;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
  total: boolean;
};
export type UserListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type UserListPageCountQuery = {
  response: UserListPageCountQuery$data;
  variables: UserListPageCountQuery$variables;
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
  "name": "isActive"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roles"
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
            "name": "isActive",
            "variableName": "isActive"
          },
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          {
            "kind": "Variable",
            "name": "roles_list",
            "variableName": "roles"
          }
        ],
        "concreteType": "UserCursorConnection",
        "kind": "LinkedField",
        "name": "users",
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
        "concreteType": "UserCursorConnection",
        "kind": "LinkedField",
        "name": "users",
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
    "name": "UserListPageCountQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UserListPageCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "947f04e7a81ba1eb7b74f186afc781e4",
    "id": "e831f207facfd90be46f221cf15260ffe39f6315da5f833e174943b823392767",
    "metadata": {},
    "name": "UserListPageCountQuery",
    "operationKind": "query",
    "text": "query UserListPageCountQuery(\n  $name: String\n  $roles: [Role!]\n  $isActive: Boolean\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: users(name: $name, roles_list: $roles, isActive: $isActive) @include(if: $filtered) {\n    totalCount\n  }\n  all: users @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "e2f9d00c276a95f947ea77972149aa71";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
