/**
 * @generated SignedSource<<6d093390311681397993c9fe094cd6ce>>
 * @relayHash 3caa2fce8ed190f88f770c21d37d61a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62298f23568e3358d0a83274c89b080ca4d46d49fe3d98d34e692f83d509109b

import type { ConcreteRequest } from 'relay-runtime';
export type ContactType = "customer" | "internal" | "supplier" | "%future added value";
export type usePersonByEmailQuery$variables = {
  email: string;
};
export type usePersonByEmailQuery$data = {
  readonly personByEmail: {
    readonly fullName: string;
    readonly id: string;
    readonly type: ContactType;
    readonly user: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type usePersonByEmailQuery = {
  response: usePersonByEmailQuery$data;
  variables: usePersonByEmailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "concreteType": "Person",
    "kind": "LinkedField",
    "name": "personByEmail",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePersonByEmailQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePersonByEmailQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "3caa2fce8ed190f88f770c21d37d61a0",
    "id": "62298f23568e3358d0a83274c89b080ca4d46d49fe3d98d34e692f83d509109b",
    "metadata": {},
    "name": "usePersonByEmailQuery",
    "operationKind": "query",
    "text": "query usePersonByEmailQuery(\n  $email: String!\n) {\n  personByEmail(email: $email) {\n    id\n    fullName\n    type\n    user {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d98a18723dc2081e5099ee4bcde42eff";

export default node;
