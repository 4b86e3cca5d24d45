/**
 * @generated SignedSource<<3364465e97a606ad89836ef94057f5d4>>
 * @relayHash 46563e6ea517f97bb9d61e46a8454576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a1f8f55814e3c368000f14e6ecde09c95deb63f9d8002a69668dafb07470420

import type { ConcreteRequest } from 'relay-runtime';
export type createPublicBookingItemInput = {
  booking: string;
  class: string;
  clientMutationId?: string | null | undefined;
  poNumber?: string | null | undefined;
  quantity: number;
  taxRatePercent?: number | null | undefined;
  taxable: boolean;
  unitPrice: number;
};
export type useCreatePublicItemMutation$variables = {
  input: createPublicBookingItemInput;
};
export type useCreatePublicItemMutation$data = {
  readonly createPublicBookingItem: {
    readonly bookingItem: {
      readonly booking: {
        readonly id: string;
      };
      readonly class: {
        readonly id: string;
        readonly reference: string;
        readonly seatsFreeCount: number;
      };
      readonly id: string;
      readonly quantity: number;
    } | null | undefined;
  } | null | undefined;
};
export type useCreatePublicItemMutation = {
  response: useCreatePublicItemMutation$data;
  variables: useCreatePublicItemMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createPublicBookingItemPayload",
    "kind": "LinkedField",
    "name": "createPublicBookingItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingItem",
        "kind": "LinkedField",
        "name": "bookingItem",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "class",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "seatsFreeCount",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreatePublicItemMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePublicItemMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "46563e6ea517f97bb9d61e46a8454576",
    "id": "0a1f8f55814e3c368000f14e6ecde09c95deb63f9d8002a69668dafb07470420",
    "metadata": {},
    "name": "useCreatePublicItemMutation",
    "operationKind": "mutation",
    "text": "mutation useCreatePublicItemMutation(\n  $input: createPublicBookingItemInput!\n) {\n  createPublicBookingItem(input: $input) {\n    bookingItem {\n      id\n      quantity\n      booking {\n        id\n      }\n      class {\n        id\n        reference\n        seatsFreeCount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6b1673a3195f20e4d8e9487944484225";

export default node;
