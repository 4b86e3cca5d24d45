/**
 * @generated SignedSource<<025fa22c9d30f5e045af90b8af4a793f>>
 * @relayHash 3b5a8dbdeeec66da0be807cc12e7ef20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3054b94768281470d69d16971e4ed9e970a6ab886b133eff9fa1c5e553aae90

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
    readonly emailTemplate: {
      readonly id: string;
    } | null | undefined;
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
    "name": "DeleteTemplateButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deleteEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "deleteEmailTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deleteEmailTemplatePayloadData",
            "kind": "LinkedField",
            "name": "emailTemplate",
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
    "name": "DeleteTemplateButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deleteEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "deleteEmailTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deleteEmailTemplatePayloadData",
            "kind": "LinkedField",
            "name": "emailTemplate",
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
    "cacheID": "3b5a8dbdeeec66da0be807cc12e7ef20",
    "id": "b3054b94768281470d69d16971e4ed9e970a6ab886b133eff9fa1c5e553aae90",
    "metadata": {},
    "name": "DeleteTemplateButtonMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteTemplateButtonMutation(\n  $input: deleteEmailTemplateInput!\n) {\n  deleteEmailTemplate(input: $input) {\n    emailTemplate {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f3b081608620ad0ae7e19f9baa6ad26b";

export default node;
