/**
 * @generated SignedSource<<ad741042eb53fde1aeec3eecf2658348>>
 * @relayHash 252fd31a4faae7af89423bc1c97f4e34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29016047b5820eeff33e3a9fe9df7d4743361a6da44310737cd67c1a0f57110a

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestFulfilment = "full" | "none" | "partial" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type implementChangeRequestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useMoveRequestImplementMutation$variables = {
  input: implementChangeRequestInput;
};
export type useMoveRequestImplementMutation$data = {
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
export type useMoveRequestImplementMutation = {
  response: useMoveRequestImplementMutation$data;
  variables: useMoveRequestImplementMutation$variables;
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
    "concreteType": "implementChangeRequestPayload",
    "kind": "LinkedField",
    "name": "implementChangeRequest",
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
    "name": "useMoveRequestImplementMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveRequestImplementMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "252fd31a4faae7af89423bc1c97f4e34",
    "id": "29016047b5820eeff33e3a9fe9df7d4743361a6da44310737cd67c1a0f57110a",
    "metadata": {},
    "name": "useMoveRequestImplementMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveRequestImplementMutation(\n  $input: implementChangeRequestInput!\n) {\n  moved: implementChangeRequest(input: $input) {\n    changeRequest {\n      id\n      reference\n      status\n      approval\n      fulfilment\n      error\n      rejectionReason\n      version\n      updatedAt\n      booking {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "39b673b52e630f7112a66d8ace7bc29b";

export default node;
