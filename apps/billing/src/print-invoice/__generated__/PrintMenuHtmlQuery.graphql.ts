/**
 * @generated SignedSource<<bc14525b0301bd7b8b61b23c3c013a95>>
 * @relayHash 89bfdaad0f16f15654fd1596840dbae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b80259b818d32ce72df721564538e64802dc7be40004d6bc9c0763d7e57599ec

import type { ConcreteRequest } from 'relay-runtime';
export type PrintMenuHtmlQuery$variables = {
  invoice: string;
};
export type PrintMenuHtmlQuery$data = {
  readonly invoiceHtmlDownload: {
    readonly path: string;
  };
};
export type PrintMenuHtmlQuery = {
  response: PrintMenuHtmlQuery$data;
  variables: PrintMenuHtmlQuery$variables;
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
    "name": "invoiceHtmlDownload",
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
    "name": "PrintMenuHtmlQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrintMenuHtmlQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "89bfdaad0f16f15654fd1596840dbae5",
    "id": "b80259b818d32ce72df721564538e64802dc7be40004d6bc9c0763d7e57599ec",
    "metadata": {},
    "name": "PrintMenuHtmlQuery",
    "operationKind": "query",
    "text": "query PrintMenuHtmlQuery(\n  $invoice: ID!\n) {\n  invoiceHtmlDownload(input: {invoice: $invoice}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "634b9335bea55b015a5b24d5f1215ce9";

export default node;
