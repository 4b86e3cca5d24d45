/**
 * @generated SignedSource<<5cc1b86600bd375e04b781d30bfad8c6>>
 * @relayHash 0aa1b07f025643e8d39e062697fa701c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c50a6431da8c397dc4b88ad01e666f0f0f366a7089cc2d3051d525366b1557

import type { ConcreteRequest } from 'relay-runtime';
export type freezeSelectionInput = {
  clientMutationId?: string | null | undefined;
  filter?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  refusedBy?: string | null | undefined;
};
export type useChosenFreezeMutation$variables = {
  input: freezeSelectionInput;
};
export type useChosenFreezeMutation$data = {
  readonly freezeSelection: {
    readonly frozenSelection: {
      readonly count: number;
      readonly frozenAt: string;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useChosenFreezeMutation = {
  response: useChosenFreezeMutation$data;
  variables: useChosenFreezeMutation$variables;
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
    "concreteType": "freezeSelectionPayload",
    "kind": "LinkedField",
    "name": "freezeSelection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FrozenSelection",
        "kind": "LinkedField",
        "name": "frozenSelection",
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
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "frozenAt",
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
    "name": "useChosenFreezeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChosenFreezeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0aa1b07f025643e8d39e062697fa701c",
    "id": "b7c50a6431da8c397dc4b88ad01e666f0f0f366a7089cc2d3051d525366b1557",
    "metadata": {},
    "name": "useChosenFreezeMutation",
    "operationKind": "mutation",
    "text": "mutation useChosenFreezeMutation(\n  $input: freezeSelectionInput!\n) {\n  freezeSelection(input: $input) {\n    frozenSelection {\n      id\n      count\n      frozenAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9614d7315a0da232e35cfe7b1c7a15be";

export default node;
