/**
 * @generated SignedSource<<beaca74455f0bdc9dcc2cc4c15eb1727>>
 * @relayHash 7566b34de29289ba070ac3f7555148ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3375d5959fb76f5188cbd309ecee76b2cb0d480e6fba933e98145d6261016737

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type useUserCountsQuery$variables = {
  filtered: boolean;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
};
export type useUserCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useUserCountsQuery = {
  response: useUserCountsQuery$data;
  variables: useUserCountsQuery$variables;
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
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "UserCursorConnection",
    "kind": "LinkedField",
    "name": "users",
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
    "name": "useUserCountsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUserCountsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "7566b34de29289ba070ac3f7555148ab",
    "id": "3375d5959fb76f5188cbd309ecee76b2cb0d480e6fba933e98145d6261016737",
    "metadata": {},
    "name": "useUserCountsQuery",
    "operationKind": "query",
    "text": "query useUserCountsQuery(\n  $name: String\n  $roles: [Role!]\n  $isActive: Boolean\n  $filtered: Boolean!\n) {\n  matching: users(name: $name, roles_list: $roles, isActive: $isActive) @include(if: $filtered) {\n    totalCount\n  }\n  all: users {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "c08b8f85f8e43c193682bc67b183a5a4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
