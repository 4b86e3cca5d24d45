/**
 * @generated SignedSource<<6953f544a0d0aaeccf08e09a62d529ff>>
 * @relayHash 3675b2fb80e006adfe4fad9cfb5f0c24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f5657d10e14aa693275a1c0f2e34af70b844ba3951c2ca4ed674b1817ebce1

import type { ConcreteRequest } from 'relay-runtime';
export type confirmSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type FactorFormConfirmMutation$variables = {
  input: confirmSecondFactorInput;
};
export type FactorFormConfirmMutation$data = {
  readonly confirmSecondFactor: {
    readonly recoveryCodes: {
      readonly codes: ReadonlyArray<string>;
      readonly token: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type FactorFormConfirmMutation = {
  response: FactorFormConfirmMutation$data;
  variables: FactorFormConfirmMutation$variables;
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
    "concreteType": "confirmSecondFactorPayload",
    "kind": "LinkedField",
    "name": "confirmSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecoveryCodes",
        "kind": "LinkedField",
        "name": "recoveryCodes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
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
    "name": "FactorFormConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FactorFormConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3675b2fb80e006adfe4fad9cfb5f0c24",
    "id": "a1f5657d10e14aa693275a1c0f2e34af70b844ba3951c2ca4ed674b1817ebce1",
    "metadata": {},
    "name": "FactorFormConfirmMutation",
    "operationKind": "mutation",
    "text": "mutation FactorFormConfirmMutation(\n  $input: confirmSecondFactorInput!\n) {\n  confirmSecondFactor(input: $input) {\n    recoveryCodes {\n      codes\n      token\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3695d9de8a5b7f51607d3dc4dca0e210";

export default node;
