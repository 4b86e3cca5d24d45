/**
 * @generated SignedSource<<eac6f34756394000f5ec300eae050530>>
 * @relayHash 7940368b729c5465e06209e59e376868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b49a7b131ac8c9ba51002e8ee2daa5b694fa51e3d25d8a56fc32d9db6415cbee

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
      readonly rejectionReason: string | null | undefined;
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
            "name": "rejectionReason",
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
    "cacheID": "7940368b729c5465e06209e59e376868",
    "id": "b49a7b131ac8c9ba51002e8ee2daa5b694fa51e3d25d8a56fc32d9db6415cbee",
    "metadata": {},
    "name": "useMoveRequestRejectMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveRequestRejectMutation(\n  $input: rejectChangeRequestInput!\n) {\n  moved: rejectChangeRequest(input: $input) {\n    changeRequest {\n      id\n      reference\n      status\n      approval\n      fulfilment\n      error\n      rejectionReason\n      version\n      updatedAt\n      booking {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "349cb2d5a12d5cd2a71a0d40d79f3f0f";

export default node;
