/**
 * @generated SignedSource<<13fb2cc905c926798e9bbf277b525d5b>>
 * @relayHash d30d7edb634a1b163b84f4ff854d3e7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b8ce7c463102443646d079c1fb3281a69489999a260c1211474edf9e5cf5016

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "bank_transfer" | "credit_card" | "%future added value";
export type creditInvoiceInput = {
  clientMutationId?: string | null | undefined;
  documentDate: string;
  invoice: string;
  lines: ReadonlyArray<CreditedLineInput>;
  outside?: number | null | undefined;
  reason: string;
  refund?: number | null | undefined;
  refundMethod?: PaymentMethod | null | undefined;
};
export type CreditedLineInput = {
  amount?: number | null | undefined;
  line: string;
};
export type CreditInvoiceFormMutation$variables = {
  input: creditInvoiceInput;
};
export type CreditInvoiceFormMutation$data = {
  readonly creditInvoice: {
    readonly invoice: {
      readonly gross: {
        readonly amount: number;
      };
      readonly id: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreditInvoiceFormMutation = {
  response: CreditInvoiceFormMutation$data;
  variables: CreditInvoiceFormMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "creditInvoicePayload",
    "kind": "LinkedField",
    "name": "creditInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "gross",
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
    "name": "CreditInvoiceFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreditInvoiceFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d30d7edb634a1b163b84f4ff854d3e7d",
    "id": "4b8ce7c463102443646d079c1fb3281a69489999a260c1211474edf9e5cf5016",
    "metadata": {},
    "name": "CreditInvoiceFormMutation",
    "operationKind": "mutation",
    "text": "mutation CreditInvoiceFormMutation(\n  $input: creditInvoiceInput!\n) {\n  creditInvoice(input: $input) {\n    invoice {\n      id\n      reference\n      gross {\n        amount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e0893ec4d5bb253db6a6c2f51bc91d6";

export default node;
