/**
 * @generated SignedSource<<eabc5db1159bc9a5c177564cdc13fd4c>>
 * @relayHash 1697ec0a25ca6f84e202b96e585935ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0ebe4ad8453e004cb0622e138fa15fefebe475725f1828edcb7394c699ba325

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newRecoveryCodesInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  password: string;
};
export type NewRecoveryCodesDialogMutation$variables = {
  input: newRecoveryCodesInput;
};
export type NewRecoveryCodesDialogMutation$data = {
  readonly newRecoveryCodes: {
    readonly recoveryCodes: {
      readonly __id: string;
      readonly codes: ReadonlyArray<string>;
    } | null | undefined;
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
    } | null | undefined;
  } | null | undefined;
};
export type NewRecoveryCodesDialogMutation = {
  response: NewRecoveryCodesDialogMutation$data;
  variables: NewRecoveryCodesDialogMutation$variables;
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
    "name": "NewRecoveryCodesDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "newRecoveryCodesPayload",
        "kind": "LinkedField",
        "name": "newRecoveryCodes",
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
    "name": "NewRecoveryCodesDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "newRecoveryCodesPayload",
        "kind": "LinkedField",
        "name": "newRecoveryCodes",
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
    "cacheID": "1697ec0a25ca6f84e202b96e585935ef",
    "id": "d0ebe4ad8453e004cb0622e138fa15fefebe475725f1828edcb7394c699ba325",
    "metadata": {},
    "name": "NewRecoveryCodesDialogMutation",
    "operationKind": "mutation",
    "text": "mutation NewRecoveryCodesDialogMutation(\n  $input: newRecoveryCodesInput!\n) {\n  newRecoveryCodes(input: $input) {\n    user {\n      ...SecondFactorCard_user\n      id\n    }\n    recoveryCodes {\n      codes\n    }\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6b9a682e1e0e62cf30291e34a26c2bcb";

export default node;
