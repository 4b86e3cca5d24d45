/**
 * @generated SignedSource<<cf273d663ee25c03ec19fa4e2d9dd58c>>
 * @relayHash 8dd98cab10520664edf02c31c5d5c95b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84319eb884441cb78b83e31e5e8fca05865829e20101d7ea8f06bc10f8ddbef1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserDetailPageQuery$variables = {
  id: string;
};
export type UserDetailPageQuery$data = {
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"UserDetailPage_user">;
  } | null | undefined;
};
export type UserDetailPageQuery = {
  response: UserDetailPageQuery$data;
  variables: UserDetailPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
    "name": "UserDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "roles",
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
            "kind": "ScalarField",
            "name": "signsInWith",
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
    ]
  },
  "params": {
    "cacheID": "8dd98cab10520664edf02c31c5d5c95b",
    "id": "84319eb884441cb78b83e31e5e8fca05865829e20101d7ea8f06bc10f8ddbef1",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": "query UserDetailPageQuery(\n  $id: ID!\n) {\n  user(id: $id) {\n    ...UserDetailPage_user\n    id\n  }\n}\n\nfragment OwnActions_user on User {\n  hasPassword\n}\n\nfragment ResetPasswordDialog_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n\nfragment SessionsCard_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n  sessions {\n    id\n    startedAt\n    seenAt\n    method\n    address\n    agent\n    isCurrent\n  }\n}\n\nfragment SwitchUser_user on User {\n  id\n  version\n  isActive\n  person {\n    fullName\n    id\n  }\n}\n\nfragment UserActions_user on User {\n  isActive\n  ...ResetPasswordDialog_user\n  ...SwitchUser_user\n}\n\nfragment UserContactCard_user on User {\n  id\n  version\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  personKind\n  contact {\n    id\n  }\n  trainer {\n    id\n  }\n  person {\n    givenName\n    familyName\n    jobTitle\n    email\n    mobile\n    telephone\n    id\n  }\n}\n\nfragment UserDetailPage_user on User {\n  id\n  isActive\n  person {\n    fullName\n    jobTitle\n    email\n    id\n  }\n  ...OwnActions_user\n  ...UserActions_user\n  ...UserContactCard_user\n  ...UserRolesCard_user\n  ...UserSignInCard_user\n  ...SessionsCard_user\n  ...SecondFactorCard_user\n}\n\nfragment UserRolesCard_user on User {\n  id\n  version\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  roles\n}\n\nfragment UserSignInCard_user on User {\n  isActive\n  hasPassword\n  mustChangePassword\n  passwordChangedAt\n  signsInWith\n  createdAt\n  createdBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n  updatedAt\n  updatedBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ecd71c23371919ace97978db102656ec";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
