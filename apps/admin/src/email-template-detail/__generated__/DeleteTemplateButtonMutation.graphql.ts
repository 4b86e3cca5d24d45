/**
 * @generated SignedSource<<68f00de1972acc9124782a3649c727d2>>
 * @relayHash b1af0af11dcacb579f591229a233c9a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a4de94e63d07d01195b12bd74311428b79d296305a7749330f23282cbfaf85

import type { ConcreteRequest } from 'relay-runtime';
export type deleteEmailTemplateInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type DeleteTemplateButtonMutation$variables = {
  input: deleteEmailTemplateInput;
};
export type DeleteTemplateButtonMutation$data = {
  readonly deleteEmailTemplate: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type DeleteTemplateButtonMutation = {
  response: DeleteTemplateButtonMutation$data;
  variables: DeleteTemplateButtonMutation$variables;
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
    "concreteType": "deleteEmailTemplatePayload",
    "kind": "LinkedField",
    "name": "deleteEmailTemplate",
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
    "name": "DeleteTemplateButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteTemplateButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b1af0af11dcacb579f591229a233c9a8",
    "id": "92a4de94e63d07d01195b12bd74311428b79d296305a7749330f23282cbfaf85",
    "metadata": {},
    "name": "DeleteTemplateButtonMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteTemplateButtonMutation(\n  $input: deleteEmailTemplateInput!\n) {\n  deleteEmailTemplate(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "d9027d15a0688d3aff02f0769c0d16bc";

export default node;
