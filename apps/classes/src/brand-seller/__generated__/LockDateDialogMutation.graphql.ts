/**
 * @generated SignedSource<<88fdf7c1ea56b45acc4a97eebabf292d>>
 * @relayHash aa295fdb4a3886f4ab2610b9cb075709
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a4d14316ab5c2823581f939915c067f9cc93e2574baac53cc343fa291a55268

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type moveLockDateInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  lockedBefore?: string | null | undefined;
  reason: string;
  version?: number | null | undefined;
};
export type LockDateDialogMutation$variables = {
  input: moveLockDateInput;
};
export type LockDateDialogMutation$data = {
  readonly moveLockDate: {
    readonly seller: {
      readonly " $fragmentSpreads": FragmentRefs<"LockDateDialog_seller">;
    } | null | undefined;
  } | null | undefined;
};
export type LockDateDialogMutation = {
  response: LockDateDialogMutation$data;
  variables: LockDateDialogMutation$variables;
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
    "name": "LockDateDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "moveLockDatePayload",
        "kind": "LinkedField",
        "name": "moveLockDate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "seller",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LockDateDialog_seller"
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
    "name": "LockDateDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "moveLockDatePayload",
        "kind": "LinkedField",
        "name": "moveLockDate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "seller",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "updatedBy",
                    "plural": false,
                    "selections": [
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
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "legalName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lockedBefore",
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
    "cacheID": "aa295fdb4a3886f4ab2610b9cb075709",
    "id": "5a4d14316ab5c2823581f939915c067f9cc93e2574baac53cc343fa291a55268",
    "metadata": {},
    "name": "LockDateDialogMutation",
    "operationKind": "mutation",
    "text": "mutation LockDateDialogMutation(\n  $input: moveLockDateInput!\n) {\n  moveLockDate(input: $input) {\n    seller {\n      ...LockDateDialog_seller\n      id\n    }\n  }\n}\n\nfragment LockDateDialog_seller on Seller {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  legalName\n  lockedBefore\n}\n"
  }
};
})();

(node as any).hash = "908b1b88337e8975081b9cc0f61c9360";

export default node;
