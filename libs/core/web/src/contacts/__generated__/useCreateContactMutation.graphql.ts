/**
 * @generated SignedSource<<e2480a1c8b763c3d6534ac3b0b5bc548>>
 * @relayHash b3e1baaf0d814f4ad8d0a05a7429144e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f7f06a8e60acd6555433e14cbf27fc21e45fda32abe3f03ea2a11ef75550ba

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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
];
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
                "selections": (v2/*:: as any*/),
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b3e1baaf0d814f4ad8d0a05a7429144e",
    "id": "d9f7f06a8e60acd6555433e14cbf27fc21e45fda32abe3f03ea2a11ef75550ba",
    "metadata": {},
    "name": "useCreateContactMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateContactMutation(\n  $input: createCustomerContactInput!\n) {\n  createCustomerContact(input: $input) {\n    customerContact {\n      ...contactOption_contact\n      id\n    }\n  }\n}\n\nfragment contactOption_contact on CustomerContact {\n  id\n  fullName\n  email\n}\n"
  }
};
})();

(node as any).hash = "88805d58e524d2183e307594fb9d1691";

export default node;
