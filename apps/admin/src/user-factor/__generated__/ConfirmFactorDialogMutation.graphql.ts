/**
 * @generated SignedSource<<6b176bcc0c0756cebab3743b7c3829f4>>
 * @relayHash f74deac4214a90ecd99298663546da23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76620ebc8324b6426b8932a32a81ad4e4bccb3b3350cbc1d2f0fd85a8ea1566c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type confirmSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type ConfirmFactorDialogMutation$variables = {
  input: confirmSecondFactorInput;
};
export type ConfirmFactorDialogMutation$data = {
  readonly confirmSecondFactor: {
    readonly recoveryCodes: {
      readonly __id: string;
      readonly codes: ReadonlyArray<string>;
    } | null | undefined;
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
    } | null | undefined;
  } | null | undefined;
};
export type ConfirmFactorDialogMutation = {
  response: ConfirmFactorDialogMutation$data;
  variables: ConfirmFactorDialogMutation$variables;
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
},
v3 = {
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
    "name": "ConfirmFactorDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "confirmSecondFactorPayload",
        "kind": "LinkedField",
        "name": "confirmSecondFactor",
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
          },
          (v2/*:: as any*/)
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
    "name": "ConfirmFactorDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "confirmSecondFactorPayload",
        "kind": "LinkedField",
        "name": "confirmSecondFactor",
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
              (v3/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f74deac4214a90ecd99298663546da23",
    "id": "76620ebc8324b6426b8932a32a81ad4e4bccb3b3350cbc1d2f0fd85a8ea1566c",
    "metadata": {},
    "name": "ConfirmFactorDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ConfirmFactorDialogMutation(\n  $input: confirmSecondFactorInput!\n) {\n  confirmSecondFactor(input: $input) {\n    user {\n      ...SecondFactorCard_user\n      id\n    }\n    recoveryCodes {\n      codes\n    }\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bdb79ad8c134e58344e2bf1941454c66";

export default node;
