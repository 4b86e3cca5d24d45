/**
 * @generated SignedSource<<04b0df1d10772b114b48f9149b705994>>
 * @relayHash 5656c3c47cc5b85cad9170a1f0fa07cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a7d5718c6b8b536809e10f7cadf9edeac88623cbff6c07f6fbe6beef6842c02

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type resumeBookingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveBookingResumeMutation$variables = {
  input: resumeBookingInput;
};
export type useMoveBookingResumeMutation$data = {
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
export type useMoveBookingResumeMutation = {
  response: useMoveBookingResumeMutation$data;
  variables: useMoveBookingResumeMutation$variables;
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
    "concreteType": "resumeBookingPayload",
    "kind": "LinkedField",
    "name": "resumeBooking",
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
    "name": "useMoveBookingResumeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveBookingResumeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "5656c3c47cc5b85cad9170a1f0fa07cf",
    "id": "9a7d5718c6b8b536809e10f7cadf9edeac88623cbff6c07f6fbe6beef6842c02",
    "metadata": {},
    "name": "useMoveBookingResumeMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveBookingResumeMutation(\n  $input: resumeBookingInput!\n) {\n  moved: resumeBooking(input: $input) {\n    booking {\n      id\n      reference\n      status\n      heldFrom\n      attended\n      noted\n      version\n      updatedAt\n      items(first: 100) {\n        edges {\n          node {\n            id\n            status\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "990682afbcf2af07e6ef20e59f6e6e7b";

export default node;
