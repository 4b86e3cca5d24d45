/**
 * @generated SignedSource<<e0668d507c31bdba9028a761d9dd2afa>>
 * @relayHash db0a655ad91a4826663763fb2a427152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26688e093be45e828f35a4a9d0f3414305ebf74fe1cb6e7fbe58fdeb332f3788

import type { ConcreteRequest } from 'relay-runtime';
export type freezeSelectionInput = {
  clientMutationId?: string | null | undefined;
  filter?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  refusedBy?: string | null | undefined;
};
export type BulkResultsFreezeMutation$variables = {
  input: freezeSelectionInput;
};
export type BulkResultsFreezeMutation$data = {
  readonly freezeSelection: {
    readonly frozenSelection: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type BulkResultsFreezeMutation = {
  response: BulkResultsFreezeMutation$data;
  variables: BulkResultsFreezeMutation$variables;
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
    "name": "BulkResultsFreezeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkResultsFreezeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "db0a655ad91a4826663763fb2a427152",
    "id": "26688e093be45e828f35a4a9d0f3414305ebf74fe1cb6e7fbe58fdeb332f3788",
    "metadata": {},
    "name": "BulkResultsFreezeMutation",
    "operationKind": "mutation",
    "text": "mutation BulkResultsFreezeMutation(\n  $input: freezeSelectionInput!\n) {\n  freezeSelection(input: $input) {\n    frozenSelection {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8e232ec245ec187b6158aca1fdd6506b";

export default node;
