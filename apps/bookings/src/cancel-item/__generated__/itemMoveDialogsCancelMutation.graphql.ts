/**
 * @generated SignedSource<<151d039a3fed3a9635c97eaccb657d12>>
 * @relayHash 94f3e809b775d774414db52f51b44ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b2b7c9fccab6e69c66ec4543e9adc4bf5d0e6b2b956f30158143233ab757d37

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type cancelBookingItemInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type itemMoveDialogsCancelMutation$variables = {
  input: cancelBookingItemInput;
};
export type itemMoveDialogsCancelMutation$data = {
  readonly moved: {
    readonly record: {
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
export type itemMoveDialogsCancelMutation = {
  response: itemMoveDialogsCancelMutation$data;
  variables: itemMoveDialogsCancelMutation$variables;
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
    "alias": "moved",
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
        "alias": "record",
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
    "name": "itemMoveDialogsCancelMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "itemMoveDialogsCancelMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "94f3e809b775d774414db52f51b44ad7",
    "id": "4b2b7c9fccab6e69c66ec4543e9adc4bf5d0e6b2b956f30158143233ab757d37",
    "metadata": {},
    "name": "itemMoveDialogsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation itemMoveDialogsCancelMutation(\n  $input: cancelBookingItemInput!\n) {\n  moved: cancelBookingItem(input: $input) {\n    record: bookingItem {\n      id\n      title\n      status\n      version\n      canceledAt\n      cancelReason\n      booking {\n        id\n        reference\n        status\n        booker {\n          id\n        }\n        biller {\n          id\n        }\n        hasFormerDelegates\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "142383f7cc761e6918e9a56b09b46e5b";

export default node;
