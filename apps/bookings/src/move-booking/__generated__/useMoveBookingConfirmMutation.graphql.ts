/**
 * @generated SignedSource<<80ce3bcda139cbe094491b2f2314d4a1>>
 * @relayHash 19ed1576de1353f8d0c4b314897e66a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8e849ee6640afb5d5c3f7aa65ce1bc19dee3c0bd093d8eb78777af7738f0491

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type confirmBookingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveBookingConfirmMutation$variables = {
  input: confirmBookingInput;
};
export type useMoveBookingConfirmMutation$data = {
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
export type useMoveBookingConfirmMutation = {
  response: useMoveBookingConfirmMutation$data;
  variables: useMoveBookingConfirmMutation$variables;
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
    "concreteType": "confirmBookingPayload",
    "kind": "LinkedField",
    "name": "confirmBooking",
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
    "name": "useMoveBookingConfirmMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveBookingConfirmMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "19ed1576de1353f8d0c4b314897e66a2",
    "id": "e8e849ee6640afb5d5c3f7aa65ce1bc19dee3c0bd093d8eb78777af7738f0491",
    "metadata": {},
    "name": "useMoveBookingConfirmMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveBookingConfirmMutation(\n  $input: confirmBookingInput!\n) {\n  moved: confirmBooking(input: $input) {\n    booking {\n      id\n      reference\n      status\n      heldFrom\n      attended\n      noted\n      version\n      updatedAt\n      items(first: 100) {\n        edges {\n          node {\n            id\n            status\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "783a85f43fabe685f5cdd8f2d42654f1";

export default node;
