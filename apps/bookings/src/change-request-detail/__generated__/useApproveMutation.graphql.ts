/**
 * @generated SignedSource<<dfa25d170245ff134ff1db7521438abe>>
 * @relayHash 55dc504877b89c8a7eefac8e4b1bcc8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2859b95077348637817893d1e89ce029557095267ba09b80dcc8741cfac22681

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
      readonly reference: string;
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
            "name": "reference",
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
    "cacheID": "55dc504877b89c8a7eefac8e4b1bcc8f",
    "id": "2859b95077348637817893d1e89ce029557095267ba09b80dcc8741cfac22681",
    "metadata": {},
    "name": "useApproveMutation",
    "operationKind": "mutation",
    "text": "mutation useApproveMutation(\n  $input: approveChangeRequestInput!\n) {\n  approveChangeRequest(input: $input) {\n    changeRequest {\n      id\n      reference\n      approval\n      version\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7bcdb5fd1a3b408fe3ce190f44df2609";

export default node;
