/**
 * @generated SignedSource<<7b3557f45fdb58f63802ca9d83c4d9c5>>
 * @relayHash 681ce179c4fd06fb1f65a890b1569071
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1720c3316702204209e092a51dc0c2359ffa8b87958b6d3fbb6a8e7071da9d5e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateEmailSampleDataInput = {
  clientMutationId?: string | null | undefined;
  data?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type SampleDataFormMutation$variables = {
  input: updateEmailSampleDataInput;
};
export type SampleDataFormMutation$data = {
  readonly updateEmailSampleData: {
    readonly emailSampleData: {
      readonly " $fragmentSpreads": FragmentRefs<"SampleDataForm_sample">;
    } | null | undefined;
  } | null | undefined;
};
export type SampleDataFormMutation = {
  response: SampleDataFormMutation$data;
  variables: SampleDataFormMutation$variables;
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
    "name": "SampleDataFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateEmailSampleDataPayload",
        "kind": "LinkedField",
        "name": "updateEmailSampleData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSampleData",
            "kind": "LinkedField",
            "name": "emailSampleData",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SampleDataForm_sample"
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
    "name": "SampleDataFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateEmailSampleDataPayload",
        "kind": "LinkedField",
        "name": "updateEmailSampleData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSampleData",
            "kind": "LinkedField",
            "name": "emailSampleData",
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
                "name": "data",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isExample",
                "storageKey": null
              },
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
    "cacheID": "681ce179c4fd06fb1f65a890b1569071",
    "id": "1720c3316702204209e092a51dc0c2359ffa8b87958b6d3fbb6a8e7071da9d5e",
    "metadata": {},
    "name": "SampleDataFormMutation",
    "operationKind": "mutation",
    "text": "mutation SampleDataFormMutation(\n  $input: updateEmailSampleDataInput!\n) {\n  updateEmailSampleData(input: $input) {\n    emailSampleData {\n      ...SampleDataForm_sample\n      id\n    }\n  }\n}\n\nfragment SampleDataForm_sample on EmailSampleData {\n  id\n  version\n  data\n  isExample\n  variables {\n    ...VariablesCard_variables\n  }\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment VariablesCard_variables on TemplateVariable {\n  path\n  meaning\n  value\n  insert\n}\n"
  }
};
})();

(node as any).hash = "ba27d55d322ef0c10f2a264d1af3dc85";

export default node;
