/**
 * @generated SignedSource<<45c26e84317b0b7834071d7b01ff3cdb>>
 * @relayHash a9ee8395240c23197788e6628d406f9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0b73f1c67ad9b2c9164d29695b065ce059b261d88c1cad0071a75f5cc020400

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplateType = "html" | "unlayer" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
export type previewEmailTemplateInput = {
  body?: string | null | undefined;
  buildContext?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  record?: string | null | undefined;
  subject?: string | null | undefined;
  target: MailTargetResource;
  type: EmailTemplateType;
};
export type usePreviewMutation$variables = {
  input: previewEmailTemplateInput;
};
export type usePreviewMutation$data = {
  readonly previewEmailTemplate: {
    readonly emailPreview: {
      readonly darkPath: string | null | undefined;
      readonly path: string | null | undefined;
      readonly problems: ReadonlyArray<{
        readonly field: string;
        readonly sentence: string;
      }>;
      readonly subject: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type usePreviewMutation = {
  response: usePreviewMutation$data;
  variables: usePreviewMutation$variables;
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
  "kind": "ScalarField",
  "name": "darkPath",
  "storageKey": null
},
v5 = {
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
      "name": "field",
      "storageKey": null
    },
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
    "name": "usePreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "previewEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "previewEmailTemplate",
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
              (v5/*:: as any*/)
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
    "name": "usePreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "previewEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "previewEmailTemplate",
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
              (v5/*:: as any*/),
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
    "cacheID": "a9ee8395240c23197788e6628d406f9a",
    "id": "f0b73f1c67ad9b2c9164d29695b065ce059b261d88c1cad0071a75f5cc020400",
    "metadata": {},
    "name": "usePreviewMutation",
    "operationKind": "mutation",
    "text": "mutation usePreviewMutation(\n  $input: previewEmailTemplateInput!\n) {\n  previewEmailTemplate(input: $input) {\n    emailPreview {\n      subject\n      path\n      darkPath\n      problems {\n        field\n        sentence\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "12af5bcdfe0222f5e440874503047ef7";

export default node;
