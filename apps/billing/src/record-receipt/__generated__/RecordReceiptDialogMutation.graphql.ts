/**
 * @generated SignedSource<<dd4aea1e5f002b69cb39de82a0e58c37>>
 * @relayHash 9489d7ddfc11ce3b67530140cc8c9230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb12af2ce3fd899249cb403234dc9c27f37a5b8ff6965bc523fd58e73321a0a0

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "bank_transfer" | "credit_card" | "%future added value";
export type recordReceiptInput = {
  allocations: ReadonlyArray<AllocationInput>;
  amount: number;
  clientMutationId?: string | null | undefined;
  customer: string;
  notes?: string | null | undefined;
  paymentMethod: PaymentMethod;
  receivedOn: string;
};
export type AllocationInput = {
  amount?: number | null | undefined;
  invoice: string;
};
export type RecordReceiptDialogMutation$variables = {
  input: recordReceiptInput;
};
export type RecordReceiptDialogMutation$data = {
  readonly recordReceipt: {
    readonly receipt: {
      readonly amount: {
        readonly amount: number;
      };
      readonly id: string;
      readonly onAccount: {
        readonly amount: number;
      };
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type RecordReceiptDialogMutation = {
  response: RecordReceiptDialogMutation$data;
  variables: RecordReceiptDialogMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "recordReceiptPayload",
    "kind": "LinkedField",
    "name": "recordReceipt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
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
            "name": "amount",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "onAccount",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "name": "RecordReceiptDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordReceiptDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "9489d7ddfc11ce3b67530140cc8c9230",
    "id": "eb12af2ce3fd899249cb403234dc9c27f37a5b8ff6965bc523fd58e73321a0a0",
    "metadata": {},
    "name": "RecordReceiptDialogMutation",
    "operationKind": "mutation",
    "text": "mutation RecordReceiptDialogMutation(\n  $input: recordReceiptInput!\n) {\n  recordReceipt(input: $input) {\n    receipt {\n      id\n      reference\n      amount {\n        amount\n      }\n      onAccount {\n        amount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "371f85e49bec2005af89f3c838bef5ea";

export default node;
