/**
 * @generated SignedSource<<cc89b40639d58bf85cb25030d73bdd80>>
 * @relayHash 83a1f2f5cd8e054a362a0f03120f1606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c275d6b692cbc67e80703ed192abf5f0147a7b08e6c4dd145c7552d0b53b90dc

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
export type useBookingInvoicingQuery$variables = {
  id: string;
};
export type useBookingInvoicingQuery$data = {
  readonly booking: {
    readonly invoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly bookingItem: {
            readonly id: string;
          } | null | undefined;
          readonly status: InvoiceStatus;
          readonly toBeRefunded: {
            readonly amount: number;
          };
          readonly totalPaid: {
            readonly amount: number;
          };
          readonly transferredItems: ReadonlyArray<{
            readonly bookingItem: {
              readonly id: string;
            };
          }>;
          readonly type: InvoiceType;
        };
      }>;
    };
  } | null | undefined;
};
export type useBookingInvoicingQuery = {
  response: useBookingInvoicingQuery$data;
  variables: useBookingInvoicingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totalPaid",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "toBeRefunded",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingItem",
  "kind": "LinkedField",
  "name": "bookingItem",
  "plural": false,
  "selections": [
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TransferredItem",
  "kind": "LinkedField",
  "name": "transferredItems",
  "plural": true,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookingInvoicingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "InvoiceCursorConnection",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Invoice",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "invoices(first:100)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookingInvoicingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "InvoiceCursorConnection",
            "kind": "LinkedField",
            "name": "invoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Invoice",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "invoices(first:100)"
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "83a1f2f5cd8e054a362a0f03120f1606",
    "id": "c275d6b692cbc67e80703ed192abf5f0147a7b08e6c4dd145c7552d0b53b90dc",
    "metadata": {},
    "name": "useBookingInvoicingQuery",
    "operationKind": "query",
    "text": "query useBookingInvoicingQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    invoices(first: 100) {\n      edges {\n        node {\n          type\n          status\n          totalPaid {\n            amount\n          }\n          toBeRefunded {\n            amount\n          }\n          bookingItem {\n            id\n          }\n          transferredItems {\n            bookingItem {\n              id\n            }\n          }\n          id\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb30550ac9516f5ad6a9ede6b5a0bfad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
