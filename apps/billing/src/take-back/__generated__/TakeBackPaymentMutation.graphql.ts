/**
 * @generated SignedSource<<4d5d04e82c59d2a884a1999e57879610>>
 * @relayHash 0269a35d600542ed9c3391ebea6e971e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c205d5626d337a5719c3823a1ce9fce01a5986bcc81eed6765246a5d85c1db8

import type { ConcreteRequest } from 'relay-runtime';
export type reversePaymentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
  version?: number | null | undefined;
};
export type TakeBackPaymentMutation$variables = {
  input: reversePaymentInput;
};
export type TakeBackPaymentMutation$data = {
  readonly reversePayment: {
    readonly payment: {
      readonly id: string;
      readonly reversalReason: string | null | undefined;
      readonly reversedAt: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type TakeBackPaymentMutation = {
  response: TakeBackPaymentMutation$data;
  variables: TakeBackPaymentMutation$variables;
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
    "concreteType": "reversePaymentPayload",
    "kind": "LinkedField",
    "name": "reversePayment",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reversedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reversalReason",
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
    "name": "TakeBackPaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TakeBackPaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0269a35d600542ed9c3391ebea6e971e",
    "id": "9c205d5626d337a5719c3823a1ce9fce01a5986bcc81eed6765246a5d85c1db8",
    "metadata": {},
    "name": "TakeBackPaymentMutation",
    "operationKind": "mutation",
    "text": "mutation TakeBackPaymentMutation(\n  $input: reversePaymentInput!\n) {\n  reversePayment(input: $input) {\n    payment {\n      id\n      version\n      reversedAt\n      reversalReason\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4df25854335f3fb1092f3bae9f26fb24";

export default node;
