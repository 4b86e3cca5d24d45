/**
 * @generated SignedSource<<83c7077dd9cbf32025c12a8bfa1a922b>>
 * @relayHash b03d7625cb89d9e4524595740bdaf75f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 977f4b2bbc6eaf41e27b80fb8b681a4fbbe341012a5526181c658670087aebd7

import type { ConcreteRequest } from 'relay-runtime';
export type createBookingInput = {
  accountManager: string;
  biller: string;
  billingAddress?: AddressInput | null | undefined;
  bookedAt?: string | null | undefined;
  booker: string;
  brand: string;
  clientMutationId?: string | null | undefined;
  customer: string;
  dealRecordId?: string | null | undefined;
  invoiceNotes?: string | null | undefined;
  poNumber?: string | null | undefined;
  title: string;
  webBookingReference?: string | null | undefined;
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
      readonly reference: string;
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
    "cacheID": "b03d7625cb89d9e4524595740bdaf75f",
    "id": "977f4b2bbc6eaf41e27b80fb8b681a4fbbe341012a5526181c658670087aebd7",
    "metadata": {},
    "name": "useCreateBookingMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateBookingMutation(\n  $input: createBookingInput!\n) {\n  createBooking(input: $input) {\n    booking {\n      id\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "31b277008b30a1b02d12f9733be8b5a2";

export default node;
