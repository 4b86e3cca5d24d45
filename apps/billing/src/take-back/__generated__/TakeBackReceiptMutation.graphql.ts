/**
 * @generated SignedSource<<74e33e95d26b1f39f9065f6f4e756743>>
 * @relayHash 7906cbe8050331b2cdc2d486b1c3c7b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b0d74b5a7908735bcc846c58466ec329147592d499780ac0178501276b2985

import type { ConcreteRequest } from 'relay-runtime';
export type reverseReceiptInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
  version?: number | null | undefined;
};
export type TakeBackReceiptMutation$variables = {
  input: reverseReceiptInput;
};
export type TakeBackReceiptMutation$data = {
  readonly reverseReceipt: {
    readonly receipt: {
      readonly id: string;
      readonly reversedAt: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type TakeBackReceiptMutation = {
  response: TakeBackReceiptMutation$data;
  variables: TakeBackReceiptMutation$variables;
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
    "concreteType": "reverseReceiptPayload",
    "kind": "LinkedField",
    "name": "reverseReceipt",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reversedAt",
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
    "name": "TakeBackReceiptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TakeBackReceiptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7906cbe8050331b2cdc2d486b1c3c7b9",
    "id": "e0b0d74b5a7908735bcc846c58466ec329147592d499780ac0178501276b2985",
    "metadata": {},
    "name": "TakeBackReceiptMutation",
    "operationKind": "mutation",
    "text": "mutation TakeBackReceiptMutation(\n  $input: reverseReceiptInput!\n) {\n  reverseReceipt(input: $input) {\n    receipt {\n      id\n      version\n      reversedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb6f246644efb134d11241bbab3e7d70";

export default node;
