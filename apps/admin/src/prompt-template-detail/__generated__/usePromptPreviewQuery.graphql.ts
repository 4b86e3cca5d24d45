/**
 * @generated SignedSource<<a848e9eb3273745611ded57d83144ad0>>
 * @relayHash 6106743ad1f474eb9b0c8b9d7f78c257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee9a0f6c707a2ccf3e6e9ca6652ccb1a57bc3bb9f209318f909273380e0882cb

import type { ConcreteRequest } from 'relay-runtime';
export type PromptSampleInput = {
  value?: string | null | undefined;
  variable: string;
};
export type usePromptPreviewQuery$variables = {
  body?: string | null | undefined;
  samples?: ReadonlyArray<PromptSampleInput> | null | undefined;
};
export type usePromptPreviewQuery$data = {
  readonly promptTemplatePreview: {
    readonly problems: ReadonlyArray<{
      readonly sentence: string;
    }>;
    readonly text: string | null | undefined;
    readonly variables: ReadonlyArray<string>;
  };
};
export type usePromptPreviewQuery = {
  response: usePromptPreviewQuery$data;
  variables: usePromptPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "body"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "samples"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "body",
        "variableName": "body"
      },
      {
        "kind": "Variable",
        "name": "samples",
        "variableName": "samples"
      }
    ],
    "concreteType": "PromptTemplatePreview",
    "kind": "LinkedField",
    "name": "promptTemplatePreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "variables",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TemplateProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentence",
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
    "name": "usePromptPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePromptPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6106743ad1f474eb9b0c8b9d7f78c257",
    "id": "ee9a0f6c707a2ccf3e6e9ca6652ccb1a57bc3bb9f209318f909273380e0882cb",
    "metadata": {},
    "name": "usePromptPreviewQuery",
    "operationKind": "query",
    "text": "query usePromptPreviewQuery(\n  $body: String\n  $samples: [PromptSampleInput!]\n) {\n  promptTemplatePreview(body: $body, samples: $samples) {\n    text\n    variables\n    problems {\n      sentence\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "704a1b561dfeb062a8e033a5655b9956";

export default node;
