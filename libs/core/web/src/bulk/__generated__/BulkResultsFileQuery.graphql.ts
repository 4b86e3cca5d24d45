/**
 * @generated SignedSource<<957b5bfb2cfffdf9223bb95f89e95151>>
 * @relayHash d456daa6df164ea29beb9e39666ec019
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12f62758f53f142ee0b70c8ae6751c423a4e8e2b11a2ce908849e5586eab8a1b

import type { ConcreteRequest } from 'relay-runtime';
export type BulkResultsFileQuery$variables = {
  job: string;
};
export type BulkResultsFileQuery$data = {
  readonly jobOutcomesDownload: {
    readonly path: string;
  };
};
export type BulkResultsFileQuery = {
  response: BulkResultsFileQuery$data;
  variables: BulkResultsFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "job"
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
            "name": "job",
            "variableName": "job"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "jobOutcomesDownload",
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
    "name": "BulkResultsFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkResultsFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d456daa6df164ea29beb9e39666ec019",
    "id": "12f62758f53f142ee0b70c8ae6751c423a4e8e2b11a2ce908849e5586eab8a1b",
    "metadata": {},
    "name": "BulkResultsFileQuery",
    "operationKind": "query",
    "text": "query BulkResultsFileQuery(\n  $job: ID!\n) {\n  jobOutcomesDownload(input: {job: $job}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "29a0aca3d71c6be1afe8f610ff752c77";

export default node;
