/**
 * @generated SignedSource<<bffd571eb306587a4c9e115a434571d2>>
 * @relayHash 78bd51f6265a5e57bc9904a51e2ca3e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49b37b3aa6e5cc1b2c292133f1722b925a54b11eb0359823e9ccfd336cb1ffe1

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type createBookingInput = {
  accountManager: string;
  biller: string;
  billingAddress?: AddressInput | null | undefined;
  bookedAt?: string | null | undefined;
  booker: string;
  brand: string;
  clientMutationId?: string | null | undefined;
  confirm?: boolean | null | undefined;
  customer: string;
  dealRecordId?: string | null | undefined;
  invoiceNotes?: string | null | undefined;
  poNumber?: string | null | undefined;
  seats?: NewBookingSeatsInput | null | undefined;
  title: string;
  webBookingReference?: string | null | undefined;
};
export type NewBookingSeatsInput = {
  class: string;
  quantity: number;
  taxRatePercent?: number | null | undefined;
  taxable: boolean;
  unitPrice: number;
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
export type useCreateBookingMutation$variables = {
  input: createBookingInput;
};
export type useCreateBookingMutation$data = {
  readonly createBooking: {
    readonly booking: {
      readonly id: string;
      readonly items: {
        readonly totalCount: number;
      };
      readonly reference: string;
      readonly status: BookingStatus;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateBookingMutation = {
  response: useCreateBookingMutation$data;
  variables: useCreateBookingMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createBookingPayload",
    "kind": "LinkedField",
    "name": "createBooking",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
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
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "BookingItemCursorConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "items(first:1)"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateBookingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateBookingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "78bd51f6265a5e57bc9904a51e2ca3e8",
    "id": "49b37b3aa6e5cc1b2c292133f1722b925a54b11eb0359823e9ccfd336cb1ffe1",
    "metadata": {},
    "name": "useCreateBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateBookingMutation(\n  $input: createBookingInput!\n) {\n  createBooking(input: $input) {\n    booking {\n      id\n      reference\n      status\n      items(first: 1) {\n        totalCount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e82faf2c34c9c2ef9126066c7275c580";

export default node;
