/**
 * @generated SignedSource<<b8ddd771b4f9b1c8b76d3de23b5b0bbb>>
 * @relayHash 3f794b7824a4fbb7edfbc29d2b4b7122
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af7d9b6b4095eba187644f8a81414def0b4d96250fb13dc49463199f0119578c

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type deliverBookingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveBookingDeliverMutation$variables = {
  input: deliverBookingInput;
};
export type useMoveBookingDeliverMutation$data = {
  readonly moved: {
    readonly booking: {
      readonly attended: boolean;
      readonly confirmedAt: string | null | undefined;
      readonly heldFrom: BookingStatus | null | undefined;
      readonly id: string;
      readonly items: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly status: BookingStatus;
          };
        }>;
      };
      readonly noted: boolean;
      readonly reference: string;
      readonly status: BookingStatus;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMoveBookingDeliverMutation = {
  response: useMoveBookingDeliverMutation$data;
  variables: useMoveBookingDeliverMutation$variables;
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
    "alias": "moved",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "deliverBookingPayload",
    "kind": "LinkedField",
    "name": "deliverBooking",
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
            "kind": "ScalarField",
            "name": "heldFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confirmedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attended",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noted",
            "storageKey": null
          },
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
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
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
                "concreteType": "BookingItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingItem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "items(first:100)"
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
    "name": "useMoveBookingDeliverMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveBookingDeliverMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3f794b7824a4fbb7edfbc29d2b4b7122",
    "id": "af7d9b6b4095eba187644f8a81414def0b4d96250fb13dc49463199f0119578c",
    "metadata": {},
    "name": "useMoveBookingDeliverMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveBookingDeliverMutation(\n  $input: deliverBookingInput!\n) {\n  moved: deliverBooking(input: $input) {\n    booking {\n      id\n      reference\n      status\n      heldFrom\n      confirmedAt\n      attended\n      noted\n      version\n      updatedAt\n      items(first: 100) {\n        edges {\n          node {\n            id\n            status\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "82b9889422523a7e448863950774b35a";

export default node;
