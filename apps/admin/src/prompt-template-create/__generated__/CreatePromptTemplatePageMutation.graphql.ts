/**
 * @generated SignedSource<<e185cdeb3b4a93f31015841579ac2786>>
 * @relayHash a86c0e3f26530d87567f090b910ed67f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99021c45dc342eac36f6081b1a3965226dd6faa8bb789766faa055e65c6eb990

import type { ConcreteRequest } from 'relay-runtime';
export type createPromptTemplateInput = {
  body: string;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  name: string;
};
export type CreatePromptTemplatePageMutation$variables = {
  input: createPromptTemplateInput;
};
export type CreatePromptTemplatePageMutation$data = {
  readonly createPromptTemplate: {
    readonly promptTemplate: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreatePromptTemplatePageMutation = {
  response: CreatePromptTemplatePageMutation$data;
  variables: CreatePromptTemplatePageMutation$variables;
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
    "concreteType": "createPromptTemplatePayload",
    "kind": "LinkedField",
    "name": "createPromptTemplate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PromptTemplate",
        "kind": "LinkedField",
        "name": "promptTemplate",
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
    "name": "CreatePromptTemplatePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreatePromptTemplatePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a86c0e3f26530d87567f090b910ed67f",
    "id": "99021c45dc342eac36f6081b1a3965226dd6faa8bb789766faa055e65c6eb990",
    "metadata": {},
    "name": "CreatePromptTemplatePageMutation",
    "operationKind": "mutation",
    "text": "mutation CreatePromptTemplatePageMutation(\n  $input: createPromptTemplateInput!\n) {\n  createPromptTemplate(input: $input) {\n    promptTemplate {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b576aafd89014300e9e0425ebb55a13a";

export default node;
