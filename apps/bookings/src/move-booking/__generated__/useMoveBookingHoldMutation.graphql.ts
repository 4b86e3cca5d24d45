/**
 * @generated SignedSource<<c95905dcee1a2bbd5ff55a4d41180d88>>
 * @relayHash 4b458a76c847247d55bad028771c2750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b49a630209ba55a19136ae92f7cf90816e070577475557656c1e2227b51342b

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type holdBookingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveBookingHoldMutation$variables = {
  input: holdBookingInput;
};
export type useMoveBookingHoldMutation$data = {
  readonly moved: {
    readonly booking: {
      readonly attended: boolean;
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
export type useMoveBookingHoldMutation = {
  response: useMoveBookingHoldMutation$data;
  variables: useMoveBookingHoldMutation$variables;
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
    "concreteType": "holdBookingPayload",
    "kind": "LinkedField",
    "name": "holdBooking",
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
    "name": "useMoveBookingHoldMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveBookingHoldMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "4b458a76c847247d55bad028771c2750",
    "id": "2b49a630209ba55a19136ae92f7cf90816e070577475557656c1e2227b51342b",
    "metadata": {},
    "name": "useMoveBookingHoldMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveBookingHoldMutation(\n  $input: holdBookingInput!\n) {\n  moved: holdBooking(input: $input) {\n    booking {\n      id\n      reference\n      status\n      heldFrom\n      attended\n      noted\n      version\n      updatedAt\n      items(first: 100) {\n        edges {\n          node {\n            id\n            status\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "91ab7f7b97e8d1c8bf7505108d0f4893";

export default node;
