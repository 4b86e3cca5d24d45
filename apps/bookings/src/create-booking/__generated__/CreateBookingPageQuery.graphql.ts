/**
 * @generated SignedSource<<9934fb40c2f5d0cf1710b16bc7e9f6be>>
 * @relayHash 400761e8f7819045229eba6dce26d5f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91e1f71b2eeaa64eb9d8099c40a6a67d9be461085ac7c264d2e9304166c6e3e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateBookingPageQuery$variables = {
  customer: string;
  hasCustomer: boolean;
};
export type CreateBookingPageQuery$data = {
  readonly customer?: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateBookingForm_customer">;
  } | null | undefined;
};
export type CreateBookingPageQuery = {
  response: CreateBookingPageQuery$data;
  variables: CreateBookingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customer"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasCustomer"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customer"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateBookingPageQuery",
    "selections": [
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CreateBookingForm_customer"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateBookingPageQuery",
    "selections": [
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
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
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "400761e8f7819045229eba6dce26d5f0",
    "id": "91e1f71b2eeaa64eb9d8099c40a6a67d9be461085ac7c264d2e9304166c6e3e7",
    "metadata": {},
    "name": "CreateBookingPageQuery",
    "operationKind": "query",
    "text": "query CreateBookingPageQuery(\n  $customer: ID!\n  $hasCustomer: Boolean!\n) {\n  customer(id: $customer) @include(if: $hasCustomer) {\n    ...CreateBookingForm_customer\n    id\n  }\n}\n\nfragment BookingCustomerFields_customer on Customer {\n  ...customerOption_customer\n}\n\nfragment CreateBookingForm_customer on Customer {\n  id\n  ...BookingCustomerFields_customer\n}\n\nfragment customerOption_customer on Customer {\n  id\n  name\n  reference\n}\n"
  }
};
})();

(node as any).hash = "ee5b76af5b44dd31d95e22d7d317da31";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
