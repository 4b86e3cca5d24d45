/**
 * @generated SignedSource<<193106b3e6967cf1ae5ed954fb10391f>>
 * @relayHash 0510c9f94533ec1bdcd80b46ff92845f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e12947a40431a87bd47bc6ea8b476926b4272e99288d35dcccf7bd6f229991e

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestFulfilment = "full" | "none" | "partial" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type rejectChangeRequestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveRequestRejectMutation$variables = {
  input: rejectChangeRequestInput;
};
export type useMoveRequestRejectMutation$data = {
  readonly moved: {
    readonly changeRequest: {
      readonly approval: ChangeRequestApproval;
      readonly booking: {
        readonly id: string;
        readonly reference: string;
      };
      readonly error: string | null | undefined;
      readonly fulfilment: ChangeRequestFulfilment;
      readonly id: string;
      readonly reference: string;
      readonly status: ChangeRequestStatus;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMoveRequestRejectMutation = {
  response: useMoveRequestRejectMutation$data;
  variables: useMoveRequestRejectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v3 = [
  {
    "alias": "moved",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "rejectChangeRequestPayload",
    "kind": "LinkedField",
    "name": "rejectChangeRequest",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
            "name": "fulfilment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "error",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
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
    "name": "useMoveRequestRejectMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveRequestRejectMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "0510c9f94533ec1bdcd80b46ff92845f",
    "id": "5e12947a40431a87bd47bc6ea8b476926b4272e99288d35dcccf7bd6f229991e",
    "metadata": {},
    "name": "useMoveRequestRejectMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveRequestRejectMutation(\n  $input: rejectChangeRequestInput!\n) {\n  moved: rejectChangeRequest(input: $input) {\n    changeRequest {\n      id\n      reference\n      status\n      approval\n      fulfilment\n      error\n      version\n      updatedAt\n      booking {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "349cb2d5a12d5cd2a71a0d40d79f3f0f";

export default node;
