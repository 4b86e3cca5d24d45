/**
 * @generated SignedSource<<9614bab0b9c5f8a236c1c682244b523b>>
 * @relayHash 175759848d3d94d0d7fb6c645fc4a5bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c867b69228566a738a9f5c3a87c32d833840f8e2e47747ba57317f7e93fdcf49

import type { ConcreteRequest } from 'relay-runtime';
export type deleteTellingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type ToldTickDeleteMutation$variables = {
  input: deleteTellingInput;
};
export type ToldTickDeleteMutation$data = {
  readonly deleteTelling: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type ToldTickDeleteMutation = {
  response: ToldTickDeleteMutation$data;
  variables: ToldTickDeleteMutation$variables;
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
    "concreteType": "deleteTellingPayload",
    "kind": "LinkedField",
    "name": "deleteTelling",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientMutationId",
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
    "name": "ToldTickDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ToldTickDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "175759848d3d94d0d7fb6c645fc4a5bd",
    "id": "c867b69228566a738a9f5c3a87c32d833840f8e2e47747ba57317f7e93fdcf49",
    "metadata": {},
    "name": "ToldTickDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation ToldTickDeleteMutation(\n  $input: deleteTellingInput!\n) {\n  deleteTelling(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "5b90df081ec559e062ac498f45f181b8";

export default node;
