/**
 * @generated SignedSource<<c64fb165910643e28fbfce9d9d493425>>
 * @relayHash 9f6653b2ae18079b8d2b252a2e838ec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c2672735cc908493c186038adee2bff6673dcb7eb9519536f40f4f522fc03ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganisationType = "charity" | "limited_company" | "limited_liability_partnership" | "other" | "private" | "public_company" | "sole_trader" | "%future added value";
export type PaymentMethod = "bank_transfer" | "credit_card" | "%future added value";
export type createCustomerInput = {
  billingAddress?: AddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  name: string;
  onlyTaxInvoiceBillable: boolean;
  paymentTermDays: number;
  preferredPaymentMethod?: PaymentMethod | null | undefined;
  registrationNumber?: string | null | undefined;
  type?: OrganisationType | null | undefined;
  vatNumber?: string | null | undefined;
  website?: string | null | undefined;
};
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  address3?: string | null | undefined;
  address4?: string | null | undefined;
  city: string;
  country: string;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
};
export type useCreateCustomerMutation$variables = {
  input: createCustomerInput;
};
export type useCreateCustomerMutation$data = {
  readonly createCustomer: {
    readonly customer: {
      readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateCustomerMutation = {
  response: useCreateCustomerMutation$data;
  variables: useCreateCustomerMutation$variables;
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
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createCustomerPayload",
        "kind": "LinkedField",
        "name": "createCustomer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "customerOption_customer",
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
    "name": "useCreateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createCustomerPayload",
        "kind": "LinkedField",
        "name": "createCustomer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
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
    "cacheID": "9f6653b2ae18079b8d2b252a2e838ec9",
    "id": "1c2672735cc908493c186038adee2bff6673dcb7eb9519536f40f4f522fc03ef",
    "metadata": {},
    "name": "useCreateCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateCustomerMutation(\n  $input: createCustomerInput!\n) {\n  createCustomer(input: $input) {\n    customer {\n      ...customerOption_customer\n      id\n    }\n  }\n}\n\nfragment customerOption_customer on Customer {\n  id\n  name\n  reference\n}\n"
  }
};
})();

(node as any).hash = "05f4024155b2cb8a0fdaf3189b828fe1";

export default node;
