/**
 * @generated SignedSource<<a646e1f846533cba7383805c4f033b71>>
 * @relayHash 71fdc2e528088708dcd2bb2b29f32332
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f88e98e71038f2508d8dda410c81b421c242b1f2a0ca15c2da4560705e1833f

import type { ConcreteRequest } from 'relay-runtime';
export type startSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type FactorFormStartMutation$variables = {
  input: startSecondFactorInput;
};
export type FactorFormStartMutation$data = {
  readonly startSecondFactor: {
    readonly setUp: {
      readonly address: string;
      readonly secret: string;
    } | null | undefined;
  } | null | undefined;
};
export type FactorFormStartMutation = {
  response: FactorFormStartMutation$data;
  variables: FactorFormStartMutation$variables;
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
    "concreteType": "startSecondFactorPayload",
    "kind": "LinkedField",
    "name": "startSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactorSetUp",
        "kind": "LinkedField",
        "name": "setUp",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
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
    "name": "FactorFormStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FactorFormStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "71fdc2e528088708dcd2bb2b29f32332",
    "id": "8f88e98e71038f2508d8dda410c81b421c242b1f2a0ca15c2da4560705e1833f",
    "metadata": {},
    "name": "FactorFormStartMutation",
    "operationKind": "mutation",
    "text": "mutation FactorFormStartMutation(\n  $input: startSecondFactorInput!\n) {\n  startSecondFactor(input: $input) {\n    setUp {\n      secret\n      address\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "13ea92f688e01706e33fc8b0512d57bb";

export default node;
