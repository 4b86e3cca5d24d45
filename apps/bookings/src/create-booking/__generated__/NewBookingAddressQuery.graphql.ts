/**
 * @generated SignedSource<<669b5312a591870e5be86f20ac42a67a>>
 * @relayHash 7e37ac2100745fe88e870ab4084a0db8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44db25e743e598c09e8d701db6dee033b55cf3cae9b8dc7ae98764c66c22a858

import type { ConcreteRequest } from 'relay-runtime';
export type NewBookingAddressQuery$variables = {
  customer: string;
};
export type NewBookingAddressQuery$data = {
  readonly customer: {
    readonly billingAddress: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly address3: string | null | undefined;
      readonly address4: string | null | undefined;
      readonly city: string | null | undefined;
      readonly country: string | null | undefined;
      readonly postcode: string | null | undefined;
      readonly region: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type NewBookingAddressQuery = {
  response: NewBookingAddressQuery$data;
  variables: NewBookingAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customer"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customer"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "billingAddress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address3",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewBookingAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "NewBookingAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7e37ac2100745fe88e870ab4084a0db8",
    "id": "44db25e743e598c09e8d701db6dee033b55cf3cae9b8dc7ae98764c66c22a858",
    "metadata": {},
    "name": "NewBookingAddressQuery",
    "operationKind": "query",
    "text": "query NewBookingAddressQuery(\n  $customer: ID!\n) {\n  customer(id: $customer) {\n    billingAddress {\n      address1\n      address2\n      address3\n      address4\n      city\n      region\n      postcode\n      country\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "68cb4e99fa4e75c8fc387bbb4f6ada06";

export default node;
