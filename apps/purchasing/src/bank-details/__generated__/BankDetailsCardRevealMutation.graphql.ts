/**
 * @generated SignedSource<<612bad841cdb6380d36a35df6e2a566f>>
 * @relayHash 5894cd84b24a0d9448d30f1617fdc6c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 574ea91ba7182a89c3c5b0bb7371fbc4523e233fc5cdd8752dce204df6b8178b

import type { ConcreteRequest } from 'relay-runtime';
export type revealBankDetailsInput = {
  clientMutationId?: string | null | undefined;
  supplier: string;
};
export type BankDetailsCardRevealMutation$variables = {
  input: revealBankDetailsInput;
};
export type BankDetailsCardRevealMutation$data = {
  readonly revealed: {
    readonly bankDetails: {
      readonly __id: string;
      readonly bankAccountNumber: string;
      readonly bankSortCode: string;
    } | null | undefined;
  } | null | undefined;
};
export type BankDetailsCardRevealMutation = {
  response: BankDetailsCardRevealMutation$data;
  variables: BankDetailsCardRevealMutation$variables;
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
    "alias": "revealed",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "revealBankDetailsPayload",
    "kind": "LinkedField",
    "name": "revealBankDetails",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BankDetails",
        "kind": "LinkedField",
        "name": "bankDetails",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankSortCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankAccountNumber",
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
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
    "name": "BankDetailsCardRevealMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BankDetailsCardRevealMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5894cd84b24a0d9448d30f1617fdc6c1",
    "id": "574ea91ba7182a89c3c5b0bb7371fbc4523e233fc5cdd8752dce204df6b8178b",
    "metadata": {},
    "name": "BankDetailsCardRevealMutation",
    "operationKind": "mutation",
    "text": "mutation BankDetailsCardRevealMutation(\n  $input: revealBankDetailsInput!\n) {\n  revealed: revealBankDetails(input: $input) {\n    bankDetails {\n      bankSortCode\n      bankAccountNumber\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9615d5933ccfbdef12502829bae6f7d";

export default node;
