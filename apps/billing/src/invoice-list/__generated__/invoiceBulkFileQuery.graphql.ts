/**
 * @generated SignedSource<<e494652cb7d7252ea7edcfb98abbf761>>
 * @relayHash 5d3c2c49f7590dcb5e79535f131a6f97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee826815b6a3840c6adfbd7659a5b05bf80528b566a5701620caeb3b2fd0212

import type { ConcreteRequest } from 'relay-runtime';
export type invoiceListDownloadInput = {
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type invoiceBulkFileQuery$variables = {
  input: invoiceListDownloadInput;
};
export type invoiceBulkFileQuery$data = {
  readonly invoiceListDownload: {
    readonly path: string;
  };
};
export type invoiceBulkFileQuery = {
  response: invoiceBulkFileQuery$data;
  variables: invoiceBulkFileQuery$variables;
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
    "name": "invoiceListDownload",
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
    "name": "invoiceBulkFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invoiceBulkFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5d3c2c49f7590dcb5e79535f131a6f97",
    "id": "cee826815b6a3840c6adfbd7659a5b05bf80528b566a5701620caeb3b2fd0212",
    "metadata": {},
    "name": "invoiceBulkFileQuery",
    "operationKind": "query",
    "text": "query invoiceBulkFileQuery(\n  $input: invoiceListDownloadInput!\n) {\n  invoiceListDownload(input: $input) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "c616ed712e6091b095baef227e4a9c64";

export default node;
