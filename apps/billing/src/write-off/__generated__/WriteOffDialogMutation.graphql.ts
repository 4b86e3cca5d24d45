/**
 * @generated SignedSource<<54846303ebad8c86038f115deb431fdd>>
 * @relayHash 56d30e306da5727774b07af223319e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fd68937e30bb46c9cc81ea1883f1ea9dca23b92f850fa42c37c6aaff5e716e8

import type { ConcreteRequest } from 'relay-runtime';
export type writeOffInvoiceInput = {
  amount: number;
  clientMutationId?: string | null | undefined;
  invoice: string;
  reason: string;
};
export type WriteOffDialogMutation$variables = {
  input: writeOffInvoiceInput;
};
export type WriteOffDialogMutation$data = {
  readonly writeOffInvoice: {
    readonly payment: {
      readonly amountAsMoney: {
        readonly amount: number;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type WriteOffDialogMutation = {
  response: WriteOffDialogMutation$data;
  variables: WriteOffDialogMutation$variables;
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
    "concreteType": "writeOffInvoicePayload",
    "kind": "LinkedField",
    "name": "writeOffInvoice",
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
    "name": "WriteOffDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WriteOffDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "56d30e306da5727774b07af223319e45",
    "id": "1fd68937e30bb46c9cc81ea1883f1ea9dca23b92f850fa42c37c6aaff5e716e8",
    "metadata": {},
    "name": "WriteOffDialogMutation",
    "operationKind": "mutation",
    "text": "mutation WriteOffDialogMutation(\n  $input: writeOffInvoiceInput!\n) {\n  writeOffInvoice(input: $input) {\n    payment {\n      id\n      amountAsMoney {\n        amount\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c93471203cdc297331f3db921b33e034";

export default node;
