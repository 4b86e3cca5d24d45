/**
 * @generated SignedSource<<bc3ed36a59a9490295df835c660ead15>>
 * @relayHash b8bcd0c4795904d960289c9f1a675e8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f443ae10c85b3686ea8b7618229fcc0c0f876a0777f34e0018114c9e96e56d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateEmailTemplateInput = {
  body?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  subject?: string | null | undefined;
  version?: number | null | undefined;
};
export type UpdateEmailTemplateFormMutation$variables = {
  input: updateEmailTemplateInput;
};
export type UpdateEmailTemplateFormMutation$data = {
  readonly updateEmailTemplate: {
    readonly emailTemplate: {
      readonly " $fragmentSpreads": FragmentRefs<"UpdateEmailTemplateForm_template">;
    } | null | undefined;
  } | null | undefined;
};
export type UpdateEmailTemplateFormMutation = {
  response: UpdateEmailTemplateFormMutation$data;
  variables: UpdateEmailTemplateFormMutation$variables;
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
    "name": "UpdateEmailTemplateFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "updateEmailTemplate",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "UpdateEmailTemplateForm_template"
              }
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
    "name": "UpdateEmailTemplateFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "updateEmailTemplate",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "target",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailTemplateContent",
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "updatedBy",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fullName",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
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
    "cacheID": "b8bcd0c4795904d960289c9f1a675e8b",
    "id": "6f443ae10c85b3686ea8b7618229fcc0c0f876a0777f34e0018114c9e96e56d6",
    "metadata": {},
    "name": "UpdateEmailTemplateFormMutation",
    "operationKind": "mutation",
    "text": "mutation UpdateEmailTemplateFormMutation(\n  $input: updateEmailTemplateInput!\n) {\n  updateEmailTemplate(input: $input) {\n    emailTemplate {\n      ...UpdateEmailTemplateForm_template\n      id\n    }\n  }\n}\n\nfragment UpdateEmailTemplateForm_template on EmailTemplate {\n  id\n  version\n  name\n  type\n  target\n  content {\n    subject\n    body\n  }\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "48f616425e407be759e1495239bb83b7";

export default node;
