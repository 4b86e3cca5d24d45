/**
 * @generated SignedSource<<57896c64f084b0f9e68f77f815e0002a>>
 * @relayHash cb6c0345c20fac0c193d4d75c01832ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6af48d63d9bead9da6a9e1d0a6ea1bef533b87e0fb0e5d56f83c2f05fa82ff01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type removeSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  password: string;
};
export type RemoveFactorDialogMutation$variables = {
  input: removeSecondFactorInput;
};
export type RemoveFactorDialogMutation$data = {
  readonly removeSecondFactor: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_user">;
    } | null | undefined;
  } | null | undefined;
};
export type RemoveFactorDialogMutation = {
  response: RemoveFactorDialogMutation$data;
  variables: RemoveFactorDialogMutation$variables;
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
    "name": "RemoveFactorDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "removeSecondFactorPayload",
        "kind": "LinkedField",
        "name": "removeSecondFactor",
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
    "name": "RemoveFactorDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "removeSecondFactorPayload",
        "kind": "LinkedField",
        "name": "removeSecondFactor",
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
    "cacheID": "cb6c0345c20fac0c193d4d75c01832ba",
    "id": "6af48d63d9bead9da6a9e1d0a6ea1bef533b87e0fb0e5d56f83c2f05fa82ff01",
    "metadata": {},
    "name": "RemoveFactorDialogMutation",
    "operationKind": "mutation",
    "text": "mutation RemoveFactorDialogMutation(\n  $input: removeSecondFactorInput!\n) {\n  removeSecondFactor(input: $input) {\n    user {\n      ...SecondFactorCard_user\n      id\n    }\n  }\n}\n\nfragment SecondFactorCard_user on User {\n  id\n  hasPassword\n  signsInWith\n  secondFactor {\n    confirmedAt\n    recoveryCodesLeft\n    isRequired\n  }\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ffb94609d2fca4ecf84c0881d3d0f3a4";

export default node;
