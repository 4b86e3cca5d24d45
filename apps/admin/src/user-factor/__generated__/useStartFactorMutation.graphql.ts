/**
 * @generated SignedSource<<c69e00dfef4f3ec1d89cef7427c6ec54>>
 * @relayHash 007f335b6fb699f1a06c23a49f4431bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562ab5191484b42b85fee74ca120f8187d63f6badb80555af35bc3cedb7197df

import type { ConcreteRequest } from 'relay-runtime';
export type startSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type useStartFactorMutation$variables = {
  input: startSecondFactorInput;
};
export type useStartFactorMutation$data = {
  readonly startSecondFactor: {
    readonly setUp: {
      readonly __id: string;
      readonly address: string;
      readonly secret: string;
    } | null | undefined;
  } | null | undefined;
};
export type useStartFactorMutation = {
  response: useStartFactorMutation$data;
  variables: useStartFactorMutation$variables;
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
    "name": "useStartFactorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartFactorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "007f335b6fb699f1a06c23a49f4431bb",
    "id": "562ab5191484b42b85fee74ca120f8187d63f6badb80555af35bc3cedb7197df",
    "metadata": {},
    "name": "useStartFactorMutation",
    "operationKind": "mutation",
    "text": "mutation useStartFactorMutation(\n  $input: startSecondFactorInput!\n) {\n  startSecondFactor(input: $input) {\n    setUp {\n      secret\n      address\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fda463ab08e4411be6f993a1acd43c29";

export default node;
