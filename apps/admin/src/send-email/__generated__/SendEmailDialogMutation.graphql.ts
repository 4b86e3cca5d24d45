/**
 * @generated SignedSource<<8506a9b73e4b6675109693720263f68c>>
 * @relayHash f7f881c86e65885d9e04fe5810e5b9f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7afd1abec820d87c14143de5bb129b5f1c019194e9604585ba18564c448a6ec

import type { ConcreteRequest } from 'relay-runtime';
export type sendEmailInput = {
  attachments: ReadonlyArray<string>;
  clientMutationId?: string | null | undefined;
  record: string;
  template: string;
  to: ReadonlyArray<string>;
};
export type SendEmailDialogMutation$variables = {
  input: sendEmailInput;
};
export type SendEmailDialogMutation$data = {
  readonly sendEmail: {
    readonly email: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type SendEmailDialogMutation = {
  response: SendEmailDialogMutation$data;
  variables: SendEmailDialogMutation$variables;
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
    "concreteType": "sendEmailPayload",
    "kind": "LinkedField",
    "name": "sendEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Email",
        "kind": "LinkedField",
        "name": "email",
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
    "name": "SendEmailDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendEmailDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f7f881c86e65885d9e04fe5810e5b9f7",
    "id": "e7afd1abec820d87c14143de5bb129b5f1c019194e9604585ba18564c448a6ec",
    "metadata": {},
    "name": "SendEmailDialogMutation",
    "operationKind": "mutation",
    "text": "mutation SendEmailDialogMutation(\n  $input: sendEmailInput!\n) {\n  sendEmail(input: $input) {\n    email {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3b0cb5491f0c118b3f9499c2401b961f";

export default node;
