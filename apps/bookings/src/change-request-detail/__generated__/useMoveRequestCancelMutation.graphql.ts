/**
 * @generated SignedSource<<cf927f9fae466ccfa0fbefbd932c3b3b>>
 * @relayHash fcd38215fd6764121eabbaba7c7630b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2310e5d2ead255417b7caf125d78a5cc181f063664273c75e811fbc48aa6d03

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestFulfilment = "full" | "none" | "partial" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type cancelChangeRequestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useMoveRequestCancelMutation$variables = {
  input: cancelChangeRequestInput;
};
export type useMoveRequestCancelMutation$data = {
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
export type useMoveRequestCancelMutation = {
  response: useMoveRequestCancelMutation$data;
  variables: useMoveRequestCancelMutation$variables;
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
    "concreteType": "cancelChangeRequestPayload",
    "kind": "LinkedField",
    "name": "cancelChangeRequest",
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
    "name": "useMoveRequestCancelMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveRequestCancelMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "fcd38215fd6764121eabbaba7c7630b0",
    "id": "a2310e5d2ead255417b7caf125d78a5cc181f063664273c75e811fbc48aa6d03",
    "metadata": {},
    "name": "useMoveRequestCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveRequestCancelMutation(\n  $input: cancelChangeRequestInput!\n) {\n  moved: cancelChangeRequest(input: $input) {\n    changeRequest {\n      id\n      reference\n      status\n      approval\n      fulfilment\n      error\n      rejectionReason\n      version\n      updatedAt\n      booking {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8e46654dde6c8b78f386ad5e5dc8cedf";

export default node;
