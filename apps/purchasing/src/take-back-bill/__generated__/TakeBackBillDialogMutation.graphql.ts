/**
 * @generated SignedSource<<fb5076f840f6f86b26a5d3c3f40620ee>>
 * @relayHash b3c4d8cc0b46fc851d4449e3c69630b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4437df30f8f0cf9614e8e6b4c4c2b3e62229fbe7473a9d83bfbbb41b19a6e2

import type { ConcreteRequest } from 'relay-runtime';
export type takeBackSupplierBillInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
  version?: number | null | undefined;
};
export type TakeBackBillDialogMutation$variables = {
  input: takeBackSupplierBillInput;
};
export type TakeBackBillDialogMutation$data = {
  readonly takeBackSupplierBill: {
    readonly supplierBill: {
      readonly id: string;
      readonly takenBackAt: string | null | undefined;
      readonly takenBackReason: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type TakeBackBillDialogMutation = {
  response: TakeBackBillDialogMutation$data;
  variables: TakeBackBillDialogMutation$variables;
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
    "concreteType": "takeBackSupplierBillPayload",
    "kind": "LinkedField",
    "name": "takeBackSupplierBill",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SupplierBill",
        "kind": "LinkedField",
        "name": "supplierBill",
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
            "name": "takenBackAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "takenBackReason",
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
    "name": "TakeBackBillDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TakeBackBillDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b3c4d8cc0b46fc851d4449e3c69630b7",
    "id": "2d4437df30f8f0cf9614e8e6b4c4c2b3e62229fbe7473a9d83bfbbb41b19a6e2",
    "metadata": {},
    "name": "TakeBackBillDialogMutation",
    "operationKind": "mutation",
    "text": "mutation TakeBackBillDialogMutation(\n  $input: takeBackSupplierBillInput!\n) {\n  takeBackSupplierBill(input: $input) {\n    supplierBill {\n      id\n      version\n      takenBackAt\n      takenBackReason\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5c83674323e6166ec1217bbcd4490d0b";

export default node;
