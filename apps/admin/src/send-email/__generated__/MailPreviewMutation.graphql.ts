/**
 * @generated SignedSource<<818ce801e4b19588fea68f1b2151c6e0>>
 * @relayHash 6650c6d05915d779a79208a07cf21e47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52b2b5af5074acbe8268a7685420da6e9d096f7686f7b332d3d638bd13b0651c

import type { ConcreteRequest } from 'relay-runtime';
export type previewEmailInput = {
  clientMutationId?: string | null | undefined;
  record: string;
  template: string;
};
export type MailPreviewMutation$variables = {
  input: previewEmailInput;
};
export type MailPreviewMutation$data = {
  readonly previewEmail: {
    readonly emailPreview: {
      readonly path: string | null | undefined;
      readonly problems: ReadonlyArray<{
        readonly sentence: string;
      }>;
      readonly subject: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type MailPreviewMutation = {
  response: MailPreviewMutation$data;
  variables: MailPreviewMutation$variables;
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
  "name": "subject",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "previewEmailPayload",
        "kind": "LinkedField",
        "name": "previewEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailPreview",
            "kind": "LinkedField",
            "name": "emailPreview",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "name": "MailPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "previewEmailPayload",
        "kind": "LinkedField",
        "name": "previewEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailPreview",
            "kind": "LinkedField",
            "name": "emailPreview",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "6650c6d05915d779a79208a07cf21e47",
    "id": "52b2b5af5074acbe8268a7685420da6e9d096f7686f7b332d3d638bd13b0651c",
    "metadata": {},
    "name": "MailPreviewMutation",
    "operationKind": "mutation",
    "text": "mutation MailPreviewMutation(\n  $input: previewEmailInput!\n) {\n  previewEmail(input: $input) {\n    emailPreview {\n      subject\n      path\n      problems {\n        sentence\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "af12c4371a1b218119c03750b68df517";

export default node;
