/**
 * @generated SignedSource<<ca9638f882c1d4df1e7be2f2da9136ed>>
 * @relayHash 4822f4043673297d22b6e7ea8e71abdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b8195a53042b43f72c8001f890d099f2f038f567338fbd552ce063312d896a8

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
        readonly biller: {
          readonly id: string;
        } | null | undefined;
        readonly booker: {
          readonly id: string;
        } | null | undefined;
        readonly hasFormerDelegates: boolean;
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
  (v1/*:: as any*/)
],
v4 = [
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerContact",
                "kind": "LinkedField",
                "name": "booker",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerContact",
                "kind": "LinkedField",
                "name": "biller",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasFormerDelegates",
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
    "name": "useCancelItemMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelItemMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "4822f4043673297d22b6e7ea8e71abdd",
    "id": "8b8195a53042b43f72c8001f890d099f2f038f567338fbd552ce063312d896a8",
    "metadata": {},
    "name": "useCancelItemMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelItemMutation(\n  $input: cancelBookingItemInput!\n) {\n  cancelBookingItem(input: $input) {\n    bookingItem {\n      id\n      title\n      status\n      version\n      canceledAt\n      cancelReason\n      booking {\n        id\n        reference\n        status\n        booker {\n          id\n        }\n        biller {\n          id\n        }\n        hasFormerDelegates\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cc8177ffe4f4a389d78c736331d17162";

export default node;
