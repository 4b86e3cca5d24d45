/**
 * @generated SignedSource<<1a93a660f1c9a2413d7fcec2607b11fb>>
 * @relayHash 59c70f8be0493fbeefe08c008a3cefdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91607df07e0df5f961aea0404a34e6b540a5796a34e767c66b7c0074b92c4f6f

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type createUserInput = {
  clientMutationId?: string | null | undefined;
  newPerson?: ContactInput | null | undefined;
  password: string;
  person?: string | null | undefined;
  roles: ReadonlyArray<Role>;
};
export type ContactInput = {
  email: string;
  familyName: string;
  givenName: string;
  jobTitle?: string | null | undefined;
  mobile?: string | null | undefined;
  telephone?: string | null | undefined;
};
export type useCreateUserMutation$variables = {
  input: createUserInput;
};
export type useCreateUserMutation$data = {
  readonly createUser: {
    readonly user: {
      readonly id: string;
      readonly isActive: boolean | null | undefined;
      readonly person: {
        readonly fullName: string;
        readonly id: string;
      };
      readonly roles: ReadonlyArray<Role> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateUserMutation = {
  response: useCreateUserMutation$data;
  variables: useCreateUserMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createUserPayload",
    "kind": "LinkedField",
    "name": "createUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "useCreateUserMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateUserMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "59c70f8be0493fbeefe08c008a3cefdd",
    "id": "91607df07e0df5f961aea0404a34e6b540a5796a34e767c66b7c0074b92c4f6f",
    "metadata": {},
    "name": "useCreateUserMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateUserMutation(\n  $input: createUserInput!\n) {\n  createUser(input: $input) {\n    user {\n      id\n      isActive\n      roles\n      person {\n        id\n        fullName\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "577cd77be07b19e8d57151a3a4f0419e";

export default node;
