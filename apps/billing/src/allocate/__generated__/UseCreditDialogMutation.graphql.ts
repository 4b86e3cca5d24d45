/**
 * @generated SignedSource<<be53d61bc7a45e6c2ad9d8ed7674c16e>>
 * @relayHash 5521da0ca48d412b680251a6d36d8783
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 839b840413ddedafae7e99ca5121d3ae4e25f9caa22a2aa5da9442cbc05aed85

import type { ConcreteRequest } from 'relay-runtime';
export type allocateCreditInput = {
  allocations: ReadonlyArray<AllocationInput>;
  clientMutationId?: string | null | undefined;
  creditNote: string;
};
export type AllocationInput = {
  amount?: number | null | undefined;
  invoice: string;
};
export type UseCreditDialogMutation$variables = {
  input: allocateCreditInput;
};
export type UseCreditDialogMutation$data = {
  readonly allocateCredit: {
    readonly invoice: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type UseCreditDialogMutation = {
  response: UseCreditDialogMutation$data;
  variables: UseCreditDialogMutation$variables;
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
    "concreteType": "allocateCreditPayload",
    "kind": "LinkedField",
    "name": "allocateCredit",
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
    "name": "UseCreditDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UseCreditDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5521da0ca48d412b680251a6d36d8783",
    "id": "839b840413ddedafae7e99ca5121d3ae4e25f9caa22a2aa5da9442cbc05aed85",
    "metadata": {},
    "name": "UseCreditDialogMutation",
    "operationKind": "mutation",
    "text": "mutation UseCreditDialogMutation(\n  $input: allocateCreditInput!\n) {\n  allocateCredit(input: $input) {\n    invoice {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9f80de5533fefbea8ae2efb90137d2a1";

export default node;
