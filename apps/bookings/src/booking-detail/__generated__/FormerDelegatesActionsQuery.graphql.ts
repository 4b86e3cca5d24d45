/**
 * @generated SignedSource<<84bbd6be355445cc0e5cadfe13706645>>
 * @relayHash 69e2f33f8727c2b92f9c51dfe72f3704
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6994d3c680ee5de5dfed42b937b22b98a6e89a034884dd222ceeceb90fbdece

import type { ConcreteRequest } from 'relay-runtime';
export type FormerDelegatesActionsQuery$variables = {
  item: string;
};
export type FormerDelegatesActionsQuery$data = {
  readonly formerDelegatesDownload: {
    readonly path: string;
  };
};
export type FormerDelegatesActionsQuery = {
  response: FormerDelegatesActionsQuery$data;
  variables: FormerDelegatesActionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "item"
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
            "name": "bookingItem",
            "variableName": "item"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "formerDelegatesDownload",
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
    "name": "FormerDelegatesActionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormerDelegatesActionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "69e2f33f8727c2b92f9c51dfe72f3704",
    "id": "d6994d3c680ee5de5dfed42b937b22b98a6e89a034884dd222ceeceb90fbdece",
    "metadata": {},
    "name": "FormerDelegatesActionsQuery",
    "operationKind": "query",
    "text": "query FormerDelegatesActionsQuery(\n  $item: ID!\n) {\n  formerDelegatesDownload(input: {bookingItem: $item}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "7925121a18f13a62220bf78707d17ed4";

export default node;
