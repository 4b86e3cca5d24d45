/**
 * @generated SignedSource<<18a78250b81843f816366874ff432a64>>
 * @relayHash 6714c87211657eec4489a62f63c2f1cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db1d300a6aa2a85094cb2796c4067a3b6cf0342fb5f3c788860493db060c6c75

import type { ConcreteRequest } from 'relay-runtime';
export type EmailBodyCardFileQuery$variables = {
  file: string;
};
export type EmailBodyCardFileQuery$data = {
  readonly emailFileDownload: {
    readonly path: string;
  };
};
export type EmailBodyCardFileQuery = {
  response: EmailBodyCardFileQuery$data;
  variables: EmailBodyCardFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
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
            "name": "file",
            "variableName": "file"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "emailFileDownload",
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
    "name": "EmailBodyCardFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailBodyCardFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6714c87211657eec4489a62f63c2f1cd",
    "id": "db1d300a6aa2a85094cb2796c4067a3b6cf0342fb5f3c788860493db060c6c75",
    "metadata": {},
    "name": "EmailBodyCardFileQuery",
    "operationKind": "query",
    "text": "query EmailBodyCardFileQuery(\n  $file: ID!\n) {\n  emailFileDownload(input: {file: $file}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "0ac4345b7bab90e3c0c0680e9c1d95d6";

export default node;
