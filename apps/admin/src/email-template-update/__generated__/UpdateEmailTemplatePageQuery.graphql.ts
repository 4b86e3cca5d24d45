/**
 * @generated SignedSource<<3a8dc54fbf034b285a76a0f063bace84>>
 * @relayHash 566249687dcd2cdf8505aa2465a12ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8986f014237aaa2ec298e5d904544fa82159c85ba8db723c3c34d4dbc67f445c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
export type UpdateEmailTemplatePageQuery$variables = {
  id: string;
};
export type UpdateEmailTemplatePageQuery$data = {
  readonly emailSampleData: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly target: MailTargetResource;
        readonly " $fragmentSpreads": FragmentRefs<"TemplateFields_sampleData">;
      };
    }>;
  };
  readonly emailTemplate: {
    readonly " $fragmentSpreads": FragmentRefs<"UpdateEmailTemplatePage_template">;
  } | null | undefined;
};
export type UpdateEmailTemplatePageQuery = {
  response: UpdateEmailTemplatePageQuery$data;
  variables: UpdateEmailTemplatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v4 = {
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
    "name": "UpdateEmailTemplatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "emailTemplate",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UpdateEmailTemplatePage_template"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EmailSampleDataCursorConnection",
        "kind": "LinkedField",
        "name": "emailSampleData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSampleDataEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailSampleData",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TemplateFields_sampleData"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "emailSampleData(first:20)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateEmailTemplatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "emailTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "type",
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
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EmailSampleDataCursorConnection",
        "kind": "LinkedField",
        "name": "emailSampleData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSampleDataEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailSampleData",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TemplateVariable",
                    "kind": "LinkedField",
                    "name": "variables",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "meaning",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "insert",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "emailSampleData(first:20)"
      }
    ]
  },
  "params": {
    "cacheID": "566249687dcd2cdf8505aa2465a12ed6",
    "id": "8986f014237aaa2ec298e5d904544fa82159c85ba8db723c3c34d4dbc67f445c",
    "metadata": {},
    "name": "UpdateEmailTemplatePageQuery",
    "operationKind": "query",
    "text": "query UpdateEmailTemplatePageQuery(\n  $id: ID!\n) {\n  emailTemplate(id: $id) {\n    ...UpdateEmailTemplatePage_template\n    id\n  }\n  emailSampleData(first: 20) {\n    edges {\n      node {\n        target\n        ...TemplateFields_sampleData\n        id\n      }\n    }\n  }\n}\n\nfragment TemplateFields_sampleData on EmailSampleData {\n  variables {\n    ...VariablesCard_variables\n  }\n}\n\nfragment UpdateEmailTemplateForm_template on EmailTemplate {\n  id\n  version\n  name\n  type\n  target\n  content {\n    subject\n    body\n  }\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment UpdateEmailTemplatePage_template on EmailTemplate {\n  name\n  target\n  ...UpdateEmailTemplateForm_template\n}\n\nfragment VariablesCard_variables on TemplateVariable {\n  path\n  meaning\n  value\n  insert\n}\n"
  }
};
})();

(node as any).hash = "59ab5368bcc2bd8105bcb1e116fc2790";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
