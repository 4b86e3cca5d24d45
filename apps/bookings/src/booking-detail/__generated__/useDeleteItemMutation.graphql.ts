/**
 * @generated SignedSource<<43130344b5976433f1f747910a77ac61>>
 * @relayHash 704b99f35081b8e0bbeeae83521c9642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad7e9beef6616b83a5fc9b141e24b2c9f75ea8c75c256a6005d5e45c17f1b7ce

import type { ConcreteRequest } from 'relay-runtime';
export type deleteBookingItemInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useDeleteItemMutation$variables = {
  input: deleteBookingItemInput;
};
export type useDeleteItemMutation$data = {
  readonly deleteBookingItem: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type useDeleteItemMutation = {
  response: useDeleteItemMutation$data;
  variables: useDeleteItemMutation$variables;
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
    "concreteType": "deleteBookingItemPayload",
    "kind": "LinkedField",
    "name": "deleteBookingItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientMutationId",
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
    "name": "useDeleteItemMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteItemMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "704b99f35081b8e0bbeeae83521c9642",
    "id": "ad7e9beef6616b83a5fc9b141e24b2c9f75ea8c75c256a6005d5e45c17f1b7ce",
    "metadata": {},
    "name": "useDeleteItemMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteItemMutation(\n  $input: deleteBookingItemInput!\n) {\n  deleteBookingItem(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "5752fed274ade69c62a376c027853bfe";

export default node;
