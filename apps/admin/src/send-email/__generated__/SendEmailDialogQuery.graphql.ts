/**
 * @generated SignedSource<<a6e31f04c2129a21c319acb4fdecbb73>>
 * @relayHash 7f0e2f4604a4546483d5fa36cab9c060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1be896fc0c68f6a152e5c1b19c5c6342f9fbe03b94e96ac46b34c1f99458873d

import type { ConcreteRequest } from 'relay-runtime';
export type SendEmailDialogQuery$variables = {
  record: string;
};
export type SendEmailDialogQuery$data = {
  readonly mailDraft: {
    readonly files: ReadonlyArray<{
      readonly label: string;
      readonly name: string;
    }>;
    readonly groups: ReadonlyArray<{
      readonly label: string;
      readonly people: ReadonlyArray<{
        readonly email: string;
        readonly name: string;
      }>;
    }>;
    readonly isShared: boolean;
    readonly templates: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type SendEmailDialogQuery = {
  response: SendEmailDialogQuery$data;
  variables: SendEmailDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "record"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "record",
        "variableName": "record"
      }
    ],
    "concreteType": "MailDraft",
    "kind": "LinkedField",
    "name": "mailDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "templates",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MailGroup",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MailPerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MailFile",
        "kind": "LinkedField",
        "name": "files",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isShared",
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
    "name": "SendEmailDialogQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendEmailDialogQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "7f0e2f4604a4546483d5fa36cab9c060",
    "id": "1be896fc0c68f6a152e5c1b19c5c6342f9fbe03b94e96ac46b34c1f99458873d",
    "metadata": {},
    "name": "SendEmailDialogQuery",
    "operationKind": "query",
    "text": "query SendEmailDialogQuery(\n  $record: ID!\n) {\n  mailDraft(record: $record) {\n    templates {\n      id\n      name\n    }\n    groups {\n      label\n      people {\n        name\n        email\n      }\n    }\n    files {\n      name\n      label\n    }\n    isShared\n  }\n}\n"
  }
};
})();

(node as any).hash = "b3bf75e40ea7194071cd8661fe1e7b7c";

export default node;
