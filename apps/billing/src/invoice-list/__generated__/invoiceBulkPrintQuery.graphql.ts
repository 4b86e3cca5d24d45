/**
 * @generated SignedSource<<8555f2291010d77ded5190552a858a9c>>
 * @relayHash 39e3d3623d43efa856f84812fbb217f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa685898a4d07cd04dfc9efaf1b08daeb183d5634afd85e970c985861f2e29fe

import type { ConcreteRequest } from 'relay-runtime';
export type invoicesPdfDownloadInput = {
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type invoiceBulkPrintQuery$variables = {
  input: invoicesPdfDownloadInput;
};
export type invoiceBulkPrintQuery$data = {
  readonly invoicesPdfDownload: {
    readonly path: string;
  };
};
export type invoiceBulkPrintQuery = {
  response: invoiceBulkPrintQuery$data;
  variables: invoiceBulkPrintQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "invoicesPdfDownload",
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
    "name": "invoiceBulkPrintQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invoiceBulkPrintQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "39e3d3623d43efa856f84812fbb217f7",
    "id": "aa685898a4d07cd04dfc9efaf1b08daeb183d5634afd85e970c985861f2e29fe",
    "metadata": {},
    "name": "invoiceBulkPrintQuery",
    "operationKind": "query",
    "text": "query invoiceBulkPrintQuery(\n  $input: invoicesPdfDownloadInput!\n) {\n  invoicesPdfDownload(input: $input) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea922c601c08eb3175b335036b4ce8e1";

export default node;
