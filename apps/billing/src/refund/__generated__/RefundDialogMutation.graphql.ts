/**
 * @generated SignedSource<<9856d62f36df20673089eb816ff2a715>>
 * @relayHash a596d6e9e82e9d2ec5102b48e603ae26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59a1edb3745b67b12fe7febcf6bd14208db05407087812afa7c4f1b80a071f9c

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentKind = "credit" | "outside" | "payment" | "refund" | "write_off" | "%future added value";
export type PaymentMethod = "bank_transfer" | "credit_card" | "%future added value";
export type refundCreditNoteInput = {
  amount: number;
  clientMutationId?: string | null | undefined;
  creditNote: string;
  day: string;
  kind: PaymentKind;
  notes?: string | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
};
export type RefundDialogMutation$variables = {
  input: refundCreditNoteInput;
};
export type RefundDialogMutation$data = {
  readonly refundCreditNote: {
    readonly payment: {
      readonly amountAsMoney: {
        readonly amount: number;
      };
      readonly kind: PaymentKind;
    } | null | undefined;
  } | null | undefined;
};
export type RefundDialogMutation = {
  response: RefundDialogMutation$data;
  variables: RefundDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amountAsMoney",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "refundCreditNotePayload",
        "kind": "LinkedField",
        "name": "refundCreditNote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RefundDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "refundCreditNotePayload",
        "kind": "LinkedField",
        "name": "refundCreditNote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a596d6e9e82e9d2ec5102b48e603ae26",
    "id": "59a1edb3745b67b12fe7febcf6bd14208db05407087812afa7c4f1b80a071f9c",
    "metadata": {},
    "name": "RefundDialogMutation",
    "operationKind": "mutation",
    "text": "mutation RefundDialogMutation(\n  $input: refundCreditNoteInput!\n) {\n  refundCreditNote(input: $input) {\n    payment {\n      kind\n      amountAsMoney {\n        amount\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5615fe93f37b55e9f73f2a22a327585d";

export default node;
