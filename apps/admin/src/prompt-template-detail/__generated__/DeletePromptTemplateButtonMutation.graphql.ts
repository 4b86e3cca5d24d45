/**
 * @generated SignedSource<<8509b5693a521bdfaaa2afc5c54ac01e>>
 * @relayHash 95f8ad46de8a413ccadb403a3522a9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1818a6e96fb8684a35ef53d585e0aa2fe3e15f3bf4525c2336edfa4d35df5cdd

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
    readonly promptTemplate: {
      readonly id: string;
    } | null | undefined;
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
    "name": "DeletePromptTemplateButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deletePromptTemplatePayload",
        "kind": "LinkedField",
        "name": "deletePromptTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deletePromptTemplatePayloadData",
            "kind": "LinkedField",
            "name": "promptTemplate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "DeletePromptTemplateButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deletePromptTemplatePayload",
        "kind": "LinkedField",
        "name": "deletePromptTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deletePromptTemplatePayloadData",
            "kind": "LinkedField",
            "name": "promptTemplate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "id"
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
    "cacheID": "95f8ad46de8a413ccadb403a3522a9bc",
    "id": "1818a6e96fb8684a35ef53d585e0aa2fe3e15f3bf4525c2336edfa4d35df5cdd",
    "metadata": {},
    "name": "DeletePromptTemplateButtonMutation",
    "operationKind": "mutation",
    "text": "mutation DeletePromptTemplateButtonMutation(\n  $input: deletePromptTemplateInput!\n) {\n  deletePromptTemplate(input: $input) {\n    promptTemplate {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef58097a84533c032a30e9d438ee29f9";

export default node;
