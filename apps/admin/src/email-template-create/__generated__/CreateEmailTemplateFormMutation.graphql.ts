/**
 * @generated SignedSource<<af2d1025781fa04fbdb546a195d99737>>
 * @relayHash e8864919ece0a17a13d7fe0ab5c8fa03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fad7466411aa24a7e3938df9371503db0412a33554b3904df3250a09bc6c732

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplateType = "html" | "unlayer" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
export type createEmailTemplateInput = {
  body: string;
  clientMutationId?: string | null | undefined;
  name: string;
  subject: string;
  target: MailTargetResource;
  type: EmailTemplateType;
};
export type CreateEmailTemplateFormMutation$variables = {
  input: createEmailTemplateInput;
};
export type CreateEmailTemplateFormMutation$data = {
  readonly createEmailTemplate: {
    readonly emailTemplate: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateEmailTemplateFormMutation = {
  response: CreateEmailTemplateFormMutation$data;
  variables: CreateEmailTemplateFormMutation$variables;
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
    "concreteType": "createEmailTemplatePayload",
    "kind": "LinkedField",
    "name": "createEmailTemplate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "emailTemplate",
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
    "name": "CreateEmailTemplateFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateEmailTemplateFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e8864919ece0a17a13d7fe0ab5c8fa03",
    "id": "1fad7466411aa24a7e3938df9371503db0412a33554b3904df3250a09bc6c732",
    "metadata": {},
    "name": "CreateEmailTemplateFormMutation",
    "operationKind": "mutation",
    "text": "mutation CreateEmailTemplateFormMutation(\n  $input: createEmailTemplateInput!\n) {\n  createEmailTemplate(input: $input) {\n    emailTemplate {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "58f1a9509c6805f3d7d331b2e4a03cad";

export default node;
