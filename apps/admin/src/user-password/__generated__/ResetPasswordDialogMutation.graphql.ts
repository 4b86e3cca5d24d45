/**
 * @generated SignedSource<<f18740cd117b23dcff4c334d0d366993>>
 * @relayHash 1de232e56d827235f7ec8d6a8ad05f83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ebc8bb09f71024d4b091880a24ae378ea90e98f521ab5c424c1a162ea51d6dd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateUserPasswordInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  password: string;
  version?: number | null | undefined;
};
export type ResetPasswordDialogMutation$variables = {
  input: updateUserPasswordInput;
};
export type ResetPasswordDialogMutation$data = {
  readonly updateUserPassword: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"UserDetailPage_user">;
    } | null | undefined;
  } | null | undefined;
};
export type ResetPasswordDialogMutation = {
  response: ResetPasswordDialogMutation$data;
  variables: ResetPasswordDialogMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
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
    (v3/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResetPasswordDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateUserPasswordPayload",
        "kind": "LinkedField",
        "name": "updateUserPassword",
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
    "name": "ResetPasswordDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateUserPasswordPayload",
        "kind": "LinkedField",
        "name": "updateUserPassword",
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
              (v2/*:: as any*/),
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
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
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
                  (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
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
                  (v2/*:: as any*/),
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
                  (v2/*:: as any*/),
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
    "cacheID": "1de232e56d827235f7ec8d6a8ad05f83",
    "id": "4ebc8bb09f71024d4b091880a24ae378ea90e98f521ab5c424c1a162ea51d6dd",
    "metadata": {},
    "name": "ResetPasswordDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ResetPasswordDialogMutation(\n  $input: updateUserPasswordInput!\n) {\n  updateUserPassword(input: $input) {\n    user {\n      ...UserDetailPage_user\n      id\n    }\n  }\n}\n\nfragment OwnActions_user on User {\n  hasPassword\n}\n\nfragment ResetPasswordDialog_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n\nfragment SessionsCard_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n  sessions {\n    id\n    startedAt\n    seenAt\n    method\n    address\n    agent\n    isCurrent\n  }\n}\n\nfragment SwitchUser_user on User {\n  id\n  version\n  isActive\n  person {\n    fullName\n    id\n  }\n}\n\nfragment UserActions_user on User {\n  id\n  version\n  isActive\n  roles\n  signsInWith\n  person {\n    fullName\n    id\n  }\n  ...ResetPasswordDialog_user\n  ...SwitchUser_user\n}\n\nfragment UserContactCard_user on User {\n  id\n  version\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  personKind\n  contact {\n    id\n  }\n  trainer {\n    id\n  }\n  supplier {\n    id\n  }\n  person {\n    givenName\n    familyName\n    jobTitle\n    email\n    mobile\n    telephone\n    id\n  }\n}\n\nfragment UserDetailPage_user on User {\n  id\n  isActive\n  person {\n    fullName\n    jobTitle\n    email\n    id\n  }\n  ...OwnActions_user\n  ...UserActions_user\n  ...UserContactCard_user\n  ...UserRolesCard_user\n  ...UserSignInCard_user\n  ...SessionsCard_user\n  ...SecondFactorCard_user\n}\n\nfragment UserRolesCard_user on User {\n  id\n  version\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  roles\n}\n\nfragment UserSignInCard_user on User {\n  isActive\n  hasPassword\n  mustChangePassword\n  passwordChangedAt\n  signsInWith\n  invitation {\n    state\n    mail\n    sentAt\n    worksUntil\n  }\n  createdAt\n  createdBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n  updatedAt\n  updatedBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef03223b98dff63613d8aa6c144c07b9";

export default node;
