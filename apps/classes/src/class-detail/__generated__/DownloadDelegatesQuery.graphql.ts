/**
 * @generated SignedSource<<01f7801d78444f7ab291d7598da7d1c4>>
 * @relayHash 4efe584839c9a6e759d198e7c6a4911c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c523efc7558469a96cdded24a7ce9bef7873a7d3ce823fe62dbe176cfef6c2f

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadDelegatesQuery$variables = {
  class: string;
};
export type DownloadDelegatesQuery$data = {
  readonly classDelegatesDownload: {
    readonly path: string;
  };
};
export type DownloadDelegatesQuery = {
  response: DownloadDelegatesQuery$data;
  variables: DownloadDelegatesQuery$variables;
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
    "name": "classDelegatesDownload",
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
    "name": "DownloadDelegatesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DownloadDelegatesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4efe584839c9a6e759d198e7c6a4911c",
    "id": "4c523efc7558469a96cdded24a7ce9bef7873a7d3ce823fe62dbe176cfef6c2f",
    "metadata": {},
    "name": "DownloadDelegatesQuery",
    "operationKind": "query",
    "text": "query DownloadDelegatesQuery(\n  $class: ID!\n) {\n  classDelegatesDownload(input: {trainingClass: $class}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "70c05c59a472106295ef23713ea14c6c";

export default node;
