/**
 * @generated SignedSource<<e8886825575261eab1eda5b2673c6f0a>>
 * @relayHash afa09dbf14e6ef7e9737a60f1258d116
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25d217e87b159179c78204b0cdcf7aae9f8effeec68edb7c852b53bd67ea0884

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateSubjectInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  title?: string | null | undefined;
  version?: number | null | undefined;
};
export type EditSubjectDialogMutation$variables = {
  input: updateSubjectInput;
};
export type EditSubjectDialogMutation$data = {
  readonly updateSubject: {
    readonly subject: {
      readonly " $fragmentSpreads": FragmentRefs<"EditSubjectDialog_subject">;
    } | null | undefined;
  } | null | undefined;
};
export type EditSubjectDialogMutation = {
  response: EditSubjectDialogMutation$data;
  variables: EditSubjectDialogMutation$variables;
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
    "name": "EditSubjectDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateSubjectPayload",
        "kind": "LinkedField",
        "name": "updateSubject",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditSubjectDialog_subject"
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
    "name": "EditSubjectDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateSubjectPayload",
        "kind": "LinkedField",
        "name": "updateSubject",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
    "cacheID": "afa09dbf14e6ef7e9737a60f1258d116",
    "id": "25d217e87b159179c78204b0cdcf7aae9f8effeec68edb7c852b53bd67ea0884",
    "metadata": {},
    "name": "EditSubjectDialogMutation",
    "operationKind": "mutation",
    "text": "mutation EditSubjectDialogMutation(\n  $input: updateSubjectInput!\n) {\n  updateSubject(input: $input) {\n    subject {\n      ...EditSubjectDialog_subject\n      id\n    }\n  }\n}\n\nfragment EditSubjectDialog_subject on Subject {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  title\n}\n"
  }
};
})();

(node as any).hash = "5c55c7fea5fc4b0a97abf943b549dfb5";

export default node;
