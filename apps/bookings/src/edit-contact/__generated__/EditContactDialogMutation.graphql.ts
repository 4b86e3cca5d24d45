/**
 * @generated SignedSource<<984397ea735f20a8fe422efe553ab5f3>>
 * @relayHash 2e39718ff782a95ffbdae189b5ee0a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c15b06320c3ec4d451cff5b26789142c3181e5e24abb95462383cb437c69a12b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type updateCustomerContactInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  familyName?: string | null | undefined;
  givenName?: string | null | undefined;
  id: string;
  jobTitle?: string | null | undefined;
  mobile?: string | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
  telephone?: string | null | undefined;
  version?: number | null | undefined;
};
export type EditContactDialogMutation$variables = {
  input: updateCustomerContactInput;
};
export type EditContactDialogMutation$data = {
  readonly updateCustomerContact: {
    readonly customerContact: {
      readonly " $fragmentSpreads": FragmentRefs<"ContactCard_contact" | "EditContactDialog_contact">;
    } | null | undefined;
  } | null | undefined;
};
export type EditContactDialogMutation = {
  response: EditContactDialogMutation$data;
  variables: EditContactDialogMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditContactDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateCustomerContactPayload",
        "kind": "LinkedField",
        "name": "updateCustomerContact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditContactDialog_contact"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ContactCard_contact"
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
    "name": "EditContactDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateCustomerContactPayload",
        "kind": "LinkedField",
        "name": "updateCustomerContact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
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
                      {
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
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              (v3/*:: as any*/),
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
                "name": "email",
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
              },
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
                "name": "roles",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatarUrl",
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
    "cacheID": "2e39718ff782a95ffbdae189b5ee0a18",
    "id": "c15b06320c3ec4d451cff5b26789142c3181e5e24abb95462383cb437c69a12b",
    "metadata": {},
    "name": "EditContactDialogMutation",
    "operationKind": "mutation",
    "text": "mutation EditContactDialogMutation(\n  $input: updateCustomerContactInput!\n) {\n  updateCustomerContact(input: $input) {\n    customerContact {\n      ...EditContactDialog_contact\n      ...ContactCard_contact\n      id\n    }\n  }\n}\n\nfragment ContactCard_contact on CustomerContact {\n  fullName\n  email\n  mobile\n  telephone\n  jobTitle\n  roles\n  user {\n    id\n    avatarUrl\n  }\n  ...EditContactButton_contact\n}\n\nfragment EditContactButton_contact on CustomerContact {\n  fullName\n  ...EditContactDialog_contact\n}\n\nfragment EditContactDialog_contact on CustomerContact {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  fullName\n  givenName\n  familyName\n  email\n  mobile\n  telephone\n  jobTitle\n  roles\n  customer {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2277785571b248b00d0cb60670540f43";

export default node;
