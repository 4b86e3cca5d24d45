/**
 * @generated SignedSource<<8d67d73e1b0eb28f46c348a63ea787ce>>
 * @relayHash d68c899e7003d6638d440296860ae203
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 806d857f8c4e221060a6604f4e7af8d1d6c1560c0cf8cdef84b88a1490877cbd

import type { ConcreteRequest } from 'relay-runtime';
export type changeOwnPasswordInput = {
  clientMutationId?: string | null | undefined;
  currentPassword: string;
  password: string;
};
export type OwnPasswordFormMutation$variables = {
  input: changeOwnPasswordInput;
};
export type OwnPasswordFormMutation$data = {
  readonly changeOwnPassword: {
    readonly session: {
      readonly token: string;
    } | null | undefined;
    readonly user: {
      readonly id: string;
      readonly mustChangePassword: boolean | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type OwnPasswordFormMutation = {
  response: OwnPasswordFormMutation$data;
  variables: OwnPasswordFormMutation$variables;
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
    "concreteType": "changeOwnPasswordPayload",
    "kind": "LinkedField",
    "name": "changeOwnPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionBegun",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "mustChangePassword",
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
    "name": "OwnPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d68c899e7003d6638d440296860ae203",
    "id": "806d857f8c4e221060a6604f4e7af8d1d6c1560c0cf8cdef84b88a1490877cbd",
    "metadata": {},
    "name": "OwnPasswordFormMutation",
    "operationKind": "mutation",
    "text": "mutation OwnPasswordFormMutation(\n  $input: changeOwnPasswordInput!\n) {\n  changeOwnPassword(input: $input) {\n    session {\n      token\n    }\n    user {\n      id\n      mustChangePassword\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a28170a0a2caa135f3970fed86c49376";

export default node;
