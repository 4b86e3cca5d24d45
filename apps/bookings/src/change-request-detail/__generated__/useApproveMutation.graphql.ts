/**
 * @generated SignedSource<<80242bc100cdc4bb0fd72b720cf9dca8>>
 * @relayHash 7391f857a8865470e0d2e8422c559e96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e60378f90ae1de00375509bbec5140ee4b946db6f7ed3a2c579a17e049f969d6

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type approveChangeRequestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useApproveMutation$variables = {
  input: approveChangeRequestInput;
};
export type useApproveMutation$data = {
  readonly approveChangeRequest: {
    readonly changeRequest: {
      readonly approval: ChangeRequestApproval;
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useApproveMutation = {
  response: useApproveMutation$data;
  variables: useApproveMutation$variables;
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
    "concreteType": "approveChangeRequestPayload",
    "kind": "LinkedField",
    "name": "approveChangeRequest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangeRequest",
        "kind": "LinkedField",
        "name": "changeRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "approval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
    "name": "useApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7391f857a8865470e0d2e8422c559e96",
    "id": "e60378f90ae1de00375509bbec5140ee4b946db6f7ed3a2c579a17e049f969d6",
    "metadata": {},
    "name": "useApproveMutation",
    "operationKind": "mutation",
    "text": "mutation useApproveMutation(\n  $input: approveChangeRequestInput!\n) {\n  approveChangeRequest(input: $input) {\n    changeRequest {\n      id\n      approval\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2f6b1c9aa076f971a0f4c8d96ea0cac3";

export default node;
