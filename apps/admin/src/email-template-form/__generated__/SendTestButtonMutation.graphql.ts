/**
 * @generated SignedSource<<6a1e4d1ef6b010a223f18cbb98649c72>>
 * @relayHash 6458fd54528d4beaf369c657b56bec2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77c66412f248eebecfd95cc0750caebe5e171ba5873583e441d0ebf98bfce14

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplateType = "html" | "unlayer" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
export type sendTestEmailInput = {
  body?: string | null | undefined;
  buildContext?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  record?: string | null | undefined;
  subject?: string | null | undefined;
  target: MailTargetResource;
  to: string;
  type: EmailTemplateType;
};
export type SendTestButtonMutation$variables = {
  input: sendTestEmailInput;
};
export type SendTestButtonMutation$data = {
  readonly sendTestEmail: {
    readonly emailPreview: {
      readonly subject: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SendTestButtonMutation = {
  response: SendTestButtonMutation$data;
  variables: SendTestButtonMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SendTestButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "sendTestEmailPayload",
        "kind": "LinkedField",
        "name": "sendTestEmail",
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
    "name": "SendTestButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "sendTestEmailPayload",
        "kind": "LinkedField",
        "name": "sendTestEmail",
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
    "cacheID": "6458fd54528d4beaf369c657b56bec2f",
    "id": "b77c66412f248eebecfd95cc0750caebe5e171ba5873583e441d0ebf98bfce14",
    "metadata": {},
    "name": "SendTestButtonMutation",
    "operationKind": "mutation",
    "text": "mutation SendTestButtonMutation(\n  $input: sendTestEmailInput!\n) {\n  sendTestEmail(input: $input) {\n    emailPreview {\n      subject\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "054e69e74dd5fd72d0b98e0e329d91b5";

export default node;
