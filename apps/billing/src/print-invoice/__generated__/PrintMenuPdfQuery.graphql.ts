/**
 * @generated SignedSource<<52245d34169e07efca38ed9c3a085f5c>>
 * @relayHash 4c6ac44222ec51b35bac9f0d633c730f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46684cdfff97f630d44ecc5d6c7584b02fbcba89da3fe6bc7e30e8151ac300c6

import type { ConcreteRequest } from 'relay-runtime';
export type PrintMenuPdfQuery$variables = {
  invoice: string;
};
export type PrintMenuPdfQuery$data = {
  readonly invoicePdfDownload: {
    readonly path: string;
  };
};
export type PrintMenuPdfQuery = {
  response: PrintMenuPdfQuery$data;
  variables: PrintMenuPdfQuery$variables;
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
    "name": "invoicePdfDownload",
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
    "name": "PrintMenuPdfQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrintMenuPdfQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4c6ac44222ec51b35bac9f0d633c730f",
    "id": "46684cdfff97f630d44ecc5d6c7584b02fbcba89da3fe6bc7e30e8151ac300c6",
    "metadata": {},
    "name": "PrintMenuPdfQuery",
    "operationKind": "query",
    "text": "query PrintMenuPdfQuery(\n  $invoice: ID!\n) {\n  invoicePdfDownload(input: {invoice: $invoice}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "190c4d1850ac678381ebf98fc3897df4";

export default node;
