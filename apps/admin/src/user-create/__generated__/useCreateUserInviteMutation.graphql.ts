/**
 * @generated SignedSource<<c56dc9e5c101a6d5375fabb24866f6db>>
 * @relayHash 5f7506121692c064f95b5594f4f6cbac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 399df17d62398a16b50711fe278e39c49fd1e416f890eafcda886dc8876f9699

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type inviteUserInput = {
  clientMutationId?: string | null | undefined;
  newPerson?: ContactInput | null | undefined;
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
export type useCreateUserInviteMutation$variables = {
  input: inviteUserInput;
};
export type useCreateUserInviteMutation$data = {
  readonly inviteUser: {
    readonly user: {
      readonly id: string;
      readonly isActive: boolean | null | undefined;
      readonly person: {
        readonly email: string | null | undefined;
        readonly fullName: string;
        readonly id: string;
      };
      readonly roles: ReadonlyArray<Role> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateUserInviteMutation = {
  response: useCreateUserInviteMutation$data;
  variables: useCreateUserInviteMutation$variables;
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
    "concreteType": "inviteUserPayload",
    "kind": "LinkedField",
    "name": "inviteUser",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
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
    "name": "useCreateUserInviteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateUserInviteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "5f7506121692c064f95b5594f4f6cbac",
    "id": "399df17d62398a16b50711fe278e39c49fd1e416f890eafcda886dc8876f9699",
    "metadata": {},
    "name": "useCreateUserInviteMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateUserInviteMutation(\n  $input: inviteUserInput!\n) {\n  inviteUser(input: $input) {\n    user {\n      id\n      isActive\n      roles\n      person {\n        id\n        fullName\n        email\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1dcb95e571fe4a0b86cb40409870fe1e";

export default node;
