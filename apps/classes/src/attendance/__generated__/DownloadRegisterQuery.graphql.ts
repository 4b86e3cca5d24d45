/**
 * @generated SignedSource<<185b52bcaecb8d17a1fbb8c279cda395>>
 * @relayHash 65504311e0c7ec7b74baaa74d6807fef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71022c437d153dac550bab0f2cbca6ff59af12d4afca60033004ba0642548d6e

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadRegisterQuery$variables = {
  class: string;
};
export type DownloadRegisterQuery$data = {
  readonly classRegisterDownload: {
    readonly path: string;
  };
};
export type DownloadRegisterQuery = {
  response: DownloadRegisterQuery$data;
  variables: DownloadRegisterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "class"
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
            "name": "trainingClass",
            "variableName": "class"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "classRegisterDownload",
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
    "name": "DownloadRegisterQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DownloadRegisterQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "65504311e0c7ec7b74baaa74d6807fef",
    "id": "71022c437d153dac550bab0f2cbca6ff59af12d4afca60033004ba0642548d6e",
    "metadata": {},
    "name": "DownloadRegisterQuery",
    "operationKind": "query",
    "text": "query DownloadRegisterQuery(\n  $class: ID!\n) {\n  classRegisterDownload(input: {trainingClass: $class}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "9e7dfde9e13395a0b1dde8c758399d87";

export default node;
