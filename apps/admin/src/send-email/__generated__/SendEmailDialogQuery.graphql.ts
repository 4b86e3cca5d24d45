/**
 * @generated SignedSource<<3354eeb5f09756e007cd06d3ce127290>>
 * @relayHash d61fa22b45795c1d6c7326717a17cafd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecb0da1cc7fafd7a752fa166331d38103c7cebc00d9d2dd70cca4775e42c2a09

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
    "cacheID": "d61fa22b45795c1d6c7326717a17cafd",
    "id": "ecb0da1cc7fafd7a752fa166331d38103c7cebc00d9d2dd70cca4775e42c2a09",
    "metadata": {},
    "name": "SendEmailDialogQuery",
    "operationKind": "query",
    "text": "query SendEmailDialogQuery(\n  $record: ID!\n) {\n  mailDraft(record: $record) {\n    templates {\n      id\n      name\n    }\n    groups {\n      label\n      people {\n        name\n        email\n      }\n    }\n    files {\n      name\n      label\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "aeae18e30c827b7a5ccaafabb0d4eda9";

export default node;
