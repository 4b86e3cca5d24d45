/**
 * @generated SignedSource<<fb84cceed8fd94f29ff1594391801cf1>>
 * @relayHash 409dd918f8c7cccc8c8c9ac26e5fcd63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef6154e1a3e957958beefd3ea1a969b9814ef90026cb9872292d196f3ffccc53

import type { ConcreteRequest } from 'relay-runtime';
export type FormerDelegatesActionsQuery$variables = {
  booking: string;
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
    "name": "booking"
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
            "name": "booking",
            "variableName": "booking"
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
    "cacheID": "409dd918f8c7cccc8c8c9ac26e5fcd63",
    "id": "ef6154e1a3e957958beefd3ea1a969b9814ef90026cb9872292d196f3ffccc53",
    "metadata": {},
    "name": "FormerDelegatesActionsQuery",
    "operationKind": "query",
    "text": "query FormerDelegatesActionsQuery(\n  $booking: ID!\n) {\n  formerDelegatesDownload(input: {booking: $booking}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "cddf22469a49c9d9f84e2fe6e69399b3";

export default node;
