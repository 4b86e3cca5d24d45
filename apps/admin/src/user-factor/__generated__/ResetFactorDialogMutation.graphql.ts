/**
 * @generated SignedSource<<9f1a061beddfdde863c9de6c38624c84>>
 * @relayHash 85d20e7b887e0fa035e5c45e51b76a68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08f30e71b5d48cff4798f81c50b739d0bbada3a488b8bee9cef3303d42b79a44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type resetSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
  version?: number | null | undefined;
};
export type ResetFactorDialogMutation$variables = {
  input: resetSecondFactorInput;
};
export type ResetFactorDialogMutation$data = {
  readonly resetSecondFactor: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
    } | null | undefined;
  } | null | undefined;
};
export type ResetFactorDialogMutation = {
  response: ResetFactorDialogMutation$data;
  variables: ResetFactorDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResetFactorDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "resetSecondFactorPayload",
        "kind": "LinkedField",
        "name": "resetSecondFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SecondFactorCard_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetFactorDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "resetSecondFactorPayload",
        "kind": "LinkedField",
        "name": "resetSecondFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPassword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signsInWith",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SecondFactor",
                "kind": "LinkedField",
                "name": "secondFactor",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "confirmedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recoveryCodesLeft",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRequired",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "85d20e7b887e0fa035e5c45e51b76a68",
    "id": "08f30e71b5d48cff4798f81c50b739d0bbada3a488b8bee9cef3303d42b79a44",
    "metadata": {},
    "name": "ResetFactorDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ResetFactorDialogMutation(\n  $input: resetSecondFactorInput!\n) {\n  resetSecondFactor(input: $input) {\n    user {\n      ...SecondFactorCard_user\n      id\n    }\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2319399e1f56ac02c47a9d1a4ba8b3f2";

export default node;
