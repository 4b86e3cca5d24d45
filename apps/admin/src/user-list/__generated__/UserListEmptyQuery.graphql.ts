/**
 * @generated SignedSource<<fd2250781f8ca5b03dd12abd35dbc38f>>
 * @relayHash b2a4e457bbee678bedd8c58251cf7e4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd26e845a642f76454d83d800245478eaf7f484dcb8aecd754062dcfaa7d99bd

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type UserListEmptyQuery$variables = {
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
};
export type UserListEmptyQuery$data = {
  readonly active: {
    readonly totalCount: number;
  };
  readonly q: {
    readonly totalCount: number;
  };
  readonly roles: {
    readonly totalCount: number;
  };
};
export type UserListEmptyQuery = {
  response: UserListEmptyQuery$data;
  variables: UserListEmptyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isActive"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roles"
},
v3 = {
  "kind": "Variable",
  "name": "isActive",
  "variableName": "isActive"
},
v4 = {
  "kind": "Variable",
  "name": "roles_list",
  "variableName": "roles"
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
  "name": "name",
  "variableName": "name"
},
v7 = [
  {
    "alias": "q",
    "args": [
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "concreteType": "UserCursorConnection",
    "kind": "LinkedField",
    "name": "users",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "roles",
    "args": [
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "concreteType": "UserCursorConnection",
    "kind": "LinkedField",
    "name": "users",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "active",
    "args": [
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "concreteType": "UserCursorConnection",
    "kind": "LinkedField",
    "name": "users",
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
    "name": "UserListEmptyQuery",
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
    "name": "UserListEmptyQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "b2a4e457bbee678bedd8c58251cf7e4f",
    "id": "bd26e845a642f76454d83d800245478eaf7f484dcb8aecd754062dcfaa7d99bd",
    "metadata": {},
    "name": "UserListEmptyQuery",
    "operationKind": "query",
    "text": "query UserListEmptyQuery(\n  $name: String\n  $roles: [Role!]\n  $isActive: Boolean\n) {\n  q: users(roles_list: $roles, isActive: $isActive) {\n    totalCount\n  }\n  roles: users(name: $name, isActive: $isActive) {\n    totalCount\n  }\n  active: users(name: $name, roles_list: $roles) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "11dc8715efeba90d8073747c5ef6fccb";

export default node;
