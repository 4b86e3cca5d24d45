/**
 * @generated SignedSource<<90eb857c0f0b295ffacafd6df2399478>>
 * @relayHash 2d19c993a565a538b7f5b5fad7cbb733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96cd4f05131070b78790a6414d386e7c35eb133f2814e77468519edcb8474965

import type { ConcreteRequest } from 'relay-runtime';
export type CustomersAddressQuery$variables = {
  customer: string;
};
export type CustomersAddressQuery$data = {
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
export type CustomersAddressQuery = {
  response: CustomersAddressQuery$data;
  variables: CustomersAddressQuery$variables;
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
    "name": "CustomersAddressQuery",
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
    "name": "CustomersAddressQuery",
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
    "cacheID": "2d19c993a565a538b7f5b5fad7cbb733",
    "id": "96cd4f05131070b78790a6414d386e7c35eb133f2814e77468519edcb8474965",
    "metadata": {},
    "name": "CustomersAddressQuery",
    "operationKind": "query",
    "text": "query CustomersAddressQuery(\n  $customer: ID!\n) {\n  customer(id: $customer) {\n    billingAddress {\n      address1\n      address2\n      address3\n      address4\n      city\n      region\n      postcode\n      country\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a84cc76f35a2801ef30953a755a4ad69";

export default node;
