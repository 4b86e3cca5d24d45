/**
 * @generated SignedSource<<af9e74668cf88c19eeac133e9b210aba>>
 * @relayHash 9aadb09fc5be1847c3d7db361f23b35c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02147a6a6103255a75ddce28c9851eac7599a1a3a5ff93f75fd0fc64373ec159

import type { ConcreteRequest } from 'relay-runtime';
export type PrintMenuFileQuery$variables = {
  invoice: string;
};
export type PrintMenuFileQuery$data = {
  readonly invoiceFileDownload: {
    readonly path: string;
  };
};
export type PrintMenuFileQuery = {
  response: PrintMenuFileQuery$data;
  variables: PrintMenuFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoice"
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
            "name": "invoice",
            "variableName": "invoice"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "invoiceFileDownload",
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
    "name": "PrintMenuFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrintMenuFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9aadb09fc5be1847c3d7db361f23b35c",
    "id": "02147a6a6103255a75ddce28c9851eac7599a1a3a5ff93f75fd0fc64373ec159",
    "metadata": {},
    "name": "PrintMenuFileQuery",
    "operationKind": "query",
    "text": "query PrintMenuFileQuery(\n  $invoice: ID!\n) {\n  invoiceFileDownload(input: {invoice: $invoice}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "746652f23b172727cdefc108979e9fb8";

export default node;
