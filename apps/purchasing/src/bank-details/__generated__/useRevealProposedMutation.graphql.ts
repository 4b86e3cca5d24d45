/**
 * @generated SignedSource<<db116a1c059da0fb228efe2e639f9ed3>>
 * @relayHash 2128125be22266791745eaa885203bba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c924b2d3071b1422ade91b323ba5387d8ffed911dc86456e3356409e309419

import type { ConcreteRequest } from 'relay-runtime';
export type revealProposedBankDetailsInput = {
  bankChange: string;
  clientMutationId?: string | null | undefined;
};
export type useRevealProposedMutation$variables = {
  input: revealProposedBankDetailsInput;
};
export type useRevealProposedMutation$data = {
  readonly revealed: {
    readonly bankDetails: {
      readonly __id: string;
      readonly bankAccountNumber: string;
      readonly bankSortCode: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRevealProposedMutation = {
  response: useRevealProposedMutation$data;
  variables: useRevealProposedMutation$variables;
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
    "concreteType": "revealProposedBankDetailsPayload",
    "kind": "LinkedField",
    "name": "revealProposedBankDetails",
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
    "name": "useRevealProposedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevealProposedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2128125be22266791745eaa885203bba",
    "id": "65c924b2d3071b1422ade91b323ba5387d8ffed911dc86456e3356409e309419",
    "metadata": {},
    "name": "useRevealProposedMutation",
    "operationKind": "mutation",
    "text": "mutation useRevealProposedMutation(\n  $input: revealProposedBankDetailsInput!\n) {\n  revealed: revealProposedBankDetails(input: $input) {\n    bankDetails {\n      bankSortCode\n      bankAccountNumber\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e440da7d4085f91aadf9d7e2a982d785";

export default node;
