/**
 * @generated SignedSource<<9464db0bd45fa49d01bae1738ed77555>>
 * @relayHash 0785faf5d7c5401dfa962c8c7067fec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919c071dc80534301402bbbaf3ac5469a0c134a23939d87e84e5c690061f6ab4

import type { ConcreteRequest } from 'relay-runtime';
export type StatementDialogQuery$variables = {
  customer: string;
  from: string;
  to: string;
};
export type StatementDialogQuery$data = {
  readonly customerStatementDownload: {
    readonly path: string;
  };
};
export type StatementDialogQuery = {
  response: StatementDialogQuery$data;
  variables: StatementDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customer"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "customer",
            "variableName": "customer"
          },
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "customerStatementDownload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
    "name": "StatementDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatementDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0785faf5d7c5401dfa962c8c7067fec4",
    "id": "919c071dc80534301402bbbaf3ac5469a0c134a23939d87e84e5c690061f6ab4",
    "metadata": {},
    "name": "StatementDialogQuery",
    "operationKind": "query",
    "text": "query StatementDialogQuery(\n  $customer: ID!\n  $from: String!\n  $to: String!\n) {\n  customerStatementDownload(input: {customer: $customer, from: $from, to: $to}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "8db85738200851b5e92e8bb5eab5d070";

export default node;
