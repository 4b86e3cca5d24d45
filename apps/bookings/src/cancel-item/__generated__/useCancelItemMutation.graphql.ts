/**
 * @generated SignedSource<<c54a801db46021e0ba8f6ab71526a96b>>
 * @relayHash 2dc23faa074030a431d0b85587f34d06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1929790c1e1bdee8f8736afe2c46edab86178c5a45adccf63411dda2006653fe

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type cancelBookingItemInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useCancelItemMutation$variables = {
  input: cancelBookingItemInput;
};
export type useCancelItemMutation$data = {
  readonly cancelBookingItem: {
    readonly bookingItem: {
      readonly booking: {
        readonly id: string;
        readonly reference: string;
        readonly status: BookingStatus;
      };
      readonly cancelReason: string | null | undefined;
      readonly canceledAt: string | null | undefined;
      readonly id: string;
      readonly status: BookingStatus;
      readonly title: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useCancelItemMutation = {
  response: useCancelItemMutation$data;
  variables: useCancelItemMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "cancelBookingItemPayload",
    "kind": "LinkedField",
    "name": "cancelBookingItem",
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
            "name": "title",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canceledAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelReason",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelItemMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelItemMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "2dc23faa074030a431d0b85587f34d06",
    "id": "1929790c1e1bdee8f8736afe2c46edab86178c5a45adccf63411dda2006653fe",
    "metadata": {},
    "name": "useCancelItemMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelItemMutation(\n  $input: cancelBookingItemInput!\n) {\n  cancelBookingItem(input: $input) {\n    bookingItem {\n      id\n      title\n      status\n      version\n      canceledAt\n      cancelReason\n      booking {\n        id\n        reference\n        status\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f7ef1e52606cb74481964ab86c938bc3";

export default node;
