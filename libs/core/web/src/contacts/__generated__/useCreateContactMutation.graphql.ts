/**
 * @generated SignedSource<<9227d3d5f368698dca30c3b2933b6121>>
 * @relayHash 2d144518d7243d4c010ed5cdd5129ab2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID babe8a5cb55e4344b08021efe0109f4814a10da5d76fc92fc159f752e94a5377

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type createCustomerContactInput = {
  clientMutationId?: string | null | undefined;
  customer: string;
  email: string;
  familyName: string;
  givenName: string;
  jobTitle?: string | null | undefined;
  mobile?: string | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
  telephone?: string | null | undefined;
};
export type useCreateContactMutation$variables = {
  input: createCustomerContactInput;
};
export type useCreateContactMutation$data = {
  readonly createCustomerContact: {
    readonly customerContact: {
      readonly customer: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"contactOption_contact">;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateContactMutation = {
  response: useCreateContactMutation$data;
  variables: useCreateContactMutation$variables;
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
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createCustomerContactPayload",
        "kind": "LinkedField",
        "name": "createCustomerContact",
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
                "kind": "InlineDataFragmentSpread",
                "name": "contactOption_contact",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              (v5/*:: as any*/)
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
    "name": "useCreateContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createCustomerContactPayload",
        "kind": "LinkedField",
        "name": "createCustomerContact",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2d144518d7243d4c010ed5cdd5129ab2",
    "id": "babe8a5cb55e4344b08021efe0109f4814a10da5d76fc92fc159f752e94a5377",
    "metadata": {},
    "name": "useCreateContactMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateContactMutation(\n  $input: createCustomerContactInput!\n) {\n  createCustomerContact(input: $input) {\n    customerContact {\n      ...contactOption_contact\n      customer {\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment contactOption_contact on CustomerContact {\n  id\n  fullName\n  email\n}\n"
  }
};
})();

(node as any).hash = "f6f3ef0561b7f28111bedb3464b92a05";

export default node;
