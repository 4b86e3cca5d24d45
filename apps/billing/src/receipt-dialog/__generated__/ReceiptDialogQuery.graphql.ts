/**
 * @generated SignedSource<<b1b816d5b057a430570744d9699cf4de>>
 * @relayHash 4b0efd6c15bab19a13dffaf2a36d06fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57b203f959a5125a06d451f7a6ba2e7d1266e8185674292552008e901106a1e0

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentKind = "credit" | "outside" | "payment" | "refund" | "write_off" | "%future added value";
export type PaymentMethod = "bank_transfer" | "credit_card" | "%future added value";
export type ReceiptDialogQuery$variables = {
  id: string;
};
export type ReceiptDialogQuery$data = {
  readonly receipt: {
    readonly amount: {
      readonly amount: number;
    };
    readonly id: string;
    readonly notes: string | null | undefined;
    readonly onAccount: {
      readonly amount: number;
    };
    readonly paymentMethod: PaymentMethod;
    readonly payments: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly amountAsMoney: {
            readonly amount: number;
          };
          readonly id: string;
          readonly invoice: {
            readonly id: string;
            readonly reference: string;
          };
          readonly kind: PaymentKind;
          readonly receivedAt: string;
          readonly reversalReason: string | null | undefined;
          readonly reversedAt: string | null | undefined;
        };
      }>;
    };
    readonly receivedAt: string;
    readonly reference: string;
    readonly reversalReason: string | null | undefined;
    readonly reversedAt: string | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type ReceiptDialogQuery = {
  response: ReceiptDialogQuery$data;
  variables: ReceiptDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "name": "reference",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "receivedAt",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reversedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reversalReason",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Receipt",
    "kind": "LinkedField",
    "name": "receipt",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "amount",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "onAccount",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentMethod",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notes",
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "PaymentCursorConnection",
        "kind": "LinkedField",
        "name": "payments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Payment",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amountAsMoney",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Invoice",
                    "kind": "LinkedField",
                    "name": "invoice",
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
            "storageKey": null
          }
        ],
        "storageKey": "payments(first:100)"
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
    "name": "ReceiptDialogQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReceiptDialogQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "4b0efd6c15bab19a13dffaf2a36d06fd",
    "id": "57b203f959a5125a06d451f7a6ba2e7d1266e8185674292552008e901106a1e0",
    "metadata": {},
    "name": "ReceiptDialogQuery",
    "operationKind": "query",
    "text": "query ReceiptDialogQuery(\n  $id: ID!\n) {\n  receipt(id: $id) {\n    id\n    version\n    reference\n    receivedAt\n    amount {\n      amount\n    }\n    onAccount {\n      amount\n    }\n    paymentMethod\n    notes\n    reversedAt\n    reversalReason\n    payments(first: 100) {\n      edges {\n        node {\n          id\n          kind\n          receivedAt\n          reversedAt\n          reversalReason\n          amountAsMoney {\n            amount\n          }\n          invoice {\n            id\n            reference\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0befa5ea468c0f4353d4e9e1ef781967";

export default node;
