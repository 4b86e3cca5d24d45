/**
 * @generated SignedSource<<0e11791664b89b8b0bcfbc5d86dc890f>>
 * @relayHash 570db9e6fc139fc7322035e9cc96ee9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d42f9fdc371928b97b18bc20f90600f99c9e95b3750f8e79f7a3b638ffd6405d

import type { ConcreteRequest } from 'relay-runtime';
export type deletePromptTemplateInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type DeletePromptTemplateButtonMutation$variables = {
  input: deletePromptTemplateInput;
};
export type DeletePromptTemplateButtonMutation$data = {
  readonly deletePromptTemplate: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type DeletePromptTemplateButtonMutation = {
  response: DeletePromptTemplateButtonMutation$data;
  variables: DeletePromptTemplateButtonMutation$variables;
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
    "concreteType": "deletePromptTemplatePayload",
    "kind": "LinkedField",
    "name": "deletePromptTemplate",
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
    "name": "DeletePromptTemplateButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeletePromptTemplateButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "570db9e6fc139fc7322035e9cc96ee9f",
    "id": "d42f9fdc371928b97b18bc20f90600f99c9e95b3750f8e79f7a3b638ffd6405d",
    "metadata": {},
    "name": "DeletePromptTemplateButtonMutation",
    "operationKind": "mutation",
    "text": "mutation DeletePromptTemplateButtonMutation(\n  $input: deletePromptTemplateInput!\n) {\n  deletePromptTemplate(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "46a21dd21bd737e510577f84b49b2191";

export default node;
