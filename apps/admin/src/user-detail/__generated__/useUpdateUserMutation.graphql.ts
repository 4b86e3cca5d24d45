/**
 * @generated SignedSource<<f42456a0ca223820c5e58a1c537d9d6d>>
 * @relayHash 1d3a93708a7b1e2cc1342075ebad66c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8f76de44c9e676d597e8e239662d642fc90f1edc9fd8fbbefc8eb5595e257b1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type updateUserInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  familyName?: string | null | undefined;
  givenName?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  jobTitle?: string | null | undefined;
  mobile?: string | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
  telephone?: string | null | undefined;
  version?: number | null | undefined;
};
export type useUpdateUserMutation$variables = {
  input: updateUserInput;
};
export type useUpdateUserMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly person: {
        readonly fullName: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"UserDetailPage_user">;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdateUserMutation = {
  response: useUpdateUserMutation$data;
  variables: useUpdateUserMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateUserMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateUserPayload",
        "kind": "LinkedField",
        "name": "updateUser",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UserDetailPage_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateUserMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateUserPayload",
        "kind": "LinkedField",
        "name": "updateUser",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "jobTitle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "givenName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "familyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mobile",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "telephone",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
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
                "name": "hasPassword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
                "kind": "ScalarField",
                "name": "signsInWith",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "personKind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerContact",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trainer",
                "kind": "LinkedField",
                "name": "trainer",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mustChangePassword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passwordChangedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sentAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "worksUntil",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "createdBy",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserSession",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seenAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "method",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SecondFactor",
                "kind": "LinkedField",
                "name": "secondFactor",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "confirmedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recoveryCodesLeft",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRequired",
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
    ]
  },
  "params": {
    "cacheID": "1d3a93708a7b1e2cc1342075ebad66c9",
    "id": "f8f76de44c9e676d597e8e239662d642fc90f1edc9fd8fbbefc8eb5595e257b1",
    "metadata": {},
    "name": "useUpdateUserMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateUserMutation(\n  $input: updateUserInput!\n) {\n  updateUser(input: $input) {\n    user {\n      person {\n        fullName\n        id\n      }\n      ...UserDetailPage_user\n      id\n    }\n  }\n}\n\nfragment OwnActions_user on User {\n  hasPassword\n}\n\nfragment ResetPasswordDialog_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n\nfragment SessionsCard_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n  sessions {\n    id\n    startedAt\n    seenAt\n    method\n    address\n    agent\n    isCurrent\n  }\n}\n\nfragment SwitchUser_user on User {\n  id\n  version\n  isActive\n  person {\n    fullName\n    id\n  }\n}\n\nfragment UserActions_user on User {\n  id\n  version\n  isActive\n  roles\n  signsInWith\n  person {\n    fullName\n    id\n  }\n  ...ResetPasswordDialog_user\n  ...SwitchUser_user\n}\n\nfragment UserContactCard_user on User {\n  id\n  version\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  personKind\n  contact {\n    id\n  }\n  trainer {\n    id\n  }\n  supplier {\n    id\n  }\n  person {\n    givenName\n    familyName\n    jobTitle\n    email\n    mobile\n    telephone\n    id\n  }\n}\n\nfragment UserDetailPage_user on User {\n  id\n  isActive\n  person {\n    fullName\n    jobTitle\n    email\n    id\n  }\n  ...OwnActions_user\n  ...UserActions_user\n  ...UserContactCard_user\n  ...UserRolesCard_user\n  ...UserSignInCard_user\n  ...SessionsCard_user\n  ...SecondFactorCard_user\n}\n\nfragment UserRolesCard_user on User {\n  id\n  version\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  roles\n}\n\nfragment UserSignInCard_user on User {\n  isActive\n  hasPassword\n  mustChangePassword\n  passwordChangedAt\n  signsInWith\n  invitation {\n    state\n    mail\n    sentAt\n    worksUntil\n  }\n  createdAt\n  createdBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n  updatedAt\n  updatedBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ae256c0c7f161c15b5d83cd06f4a0027";

export default node;
