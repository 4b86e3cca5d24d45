/**
 * @generated SignedSource<<7971e74617a074458c70616a4ed2b1e2>>
 * @relayHash d453f44a10c8b8b05aecb34a19520bb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d7c4729afe2ce518f079deb0cb27b322d70344033e38356def7dcfbb2ae20c

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
  "kind": "ScalarField",
  "name": "reason",
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
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SuppressedAddress",
                    "kind": "LinkedField",
                    "name": "undeliverable",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
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
              {
                "alias": null,
                "args": null,
                "concreteType": "SuppressedAddress",
                "kind": "LinkedField",
                "name": "undeliverable",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
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
    "cacheID": "d453f44a10c8b8b05aecb34a19520bb2",
    "id": "51d7c4729afe2ce518f079deb0cb27b322d70344033e38356def7dcfbb2ae20c",
    "metadata": {},
    "name": "useCreateContactMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateContactMutation(\n  $input: createCustomerContactInput!\n) {\n  createCustomerContact(input: $input) {\n    customerContact {\n      ...contactOption_contact\n      id\n    }\n  }\n}\n\nfragment contactOption_contact on CustomerContact {\n  id\n  fullName\n  email\n  undeliverable {\n    reason\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "88805d58e524d2183e307594fb9d1691";

export default node;
