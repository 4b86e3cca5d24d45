/**
 * @generated SignedSource<<90c52bb5807513f53100620ef0323821>>
 * @relayHash c16a53a790af97d46f86c9f7365c55b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3e59dcf696ecf8cc14bc612454059a9bcbb54e0bf033c8e2a7cb4199ca877e9

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
    readonly bookingItem: {
      readonly id: string;
    } | null | undefined;
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
        "concreteType": "deleteBookingItemPayloadData",
        "kind": "LinkedField",
        "name": "bookingItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "cacheID": "c16a53a790af97d46f86c9f7365c55b3",
    "id": "d3e59dcf696ecf8cc14bc612454059a9bcbb54e0bf033c8e2a7cb4199ca877e9",
    "metadata": {},
    "name": "useDeleteItemMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteItemMutation(\n  $input: deleteBookingItemInput!\n) {\n  deleteBookingItem(input: $input) {\n    bookingItem {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c0125a37c1ae149ac80abe8cf24de718";

export default node;
