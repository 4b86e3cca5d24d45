/**
 * @generated SignedSource<<bf2b1591623777f1432a7443f73f05e4>>
 * @relayHash 103b990b2d884b63acec5ca8103584a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa0c53fe8e734af8652ed02284ec4a0678f69bfbc381d5b8b060b91aa0c65f31

import type { ConcreteRequest } from 'relay-runtime';
export type usePrintOrderQuery$variables = {
  order: string;
};
export type usePrintOrderQuery$data = {
  readonly purchaseOrderFileDownload: {
    readonly path: string;
  };
};
export type usePrintOrderQuery = {
  response: usePrintOrderQuery$data;
  variables: usePrintOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
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
            "name": "purchaseOrder",
            "variableName": "order"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "purchaseOrderFileDownload",
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
    "name": "usePrintOrderQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrintOrderQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "103b990b2d884b63acec5ca8103584a5",
    "id": "fa0c53fe8e734af8652ed02284ec4a0678f69bfbc381d5b8b060b91aa0c65f31",
    "metadata": {},
    "name": "usePrintOrderQuery",
    "operationKind": "query",
    "text": "query usePrintOrderQuery(\n  $order: ID!\n) {\n  purchaseOrderFileDownload(input: {purchaseOrder: $order}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "96382859fbf634b508f19d90c3a849ed";

export default node;
