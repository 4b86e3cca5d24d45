/**
 * @generated SignedSource<<fc40e40a67ac7e32a6d3152a99c63582>>
 * @relayHash c2c651b0880ae718fe4141fcd104c460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57b03dd33a488ac2f7bbde552e233b0915f480294cca8e078cffde1da3d90772

import type { ConcreteRequest } from 'relay-runtime';
export type allocateReceiptInput = {
  allocations: ReadonlyArray<AllocationInput>;
  clientMutationId?: string | null | undefined;
  receipt: string;
};
export type AllocationInput = {
  amount?: number | null | undefined;
  invoice: string;
};
export type UseReceiptDialogMutation$variables = {
  input: allocateReceiptInput;
};
export type UseReceiptDialogMutation$data = {
  readonly allocateReceipt: {
    readonly receipt: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type UseReceiptDialogMutation = {
  response: UseReceiptDialogMutation$data;
  variables: UseReceiptDialogMutation$variables;
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
    "concreteType": "allocateReceiptPayload",
    "kind": "LinkedField",
    "name": "allocateReceipt",
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
    "name": "UseReceiptDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UseReceiptDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c2c651b0880ae718fe4141fcd104c460",
    "id": "57b03dd33a488ac2f7bbde552e233b0915f480294cca8e078cffde1da3d90772",
    "metadata": {},
    "name": "UseReceiptDialogMutation",
    "operationKind": "mutation",
    "text": "mutation UseReceiptDialogMutation(\n  $input: allocateReceiptInput!\n) {\n  allocateReceipt(input: $input) {\n    receipt {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "08b7c481ca84517805e1c66730bc4910";

export default node;
