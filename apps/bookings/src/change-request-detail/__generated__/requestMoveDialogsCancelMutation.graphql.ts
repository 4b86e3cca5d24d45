/**
 * @generated SignedSource<<3f5e8fa4b8ccaf7d77a1708d489fb509>>
 * @relayHash d8c43f2321a225be236bc9acec52d377
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8f555901c43861a3cfcda2a9707cea8560be3389f2511254094b8d27c37446

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestFulfilment = "full" | "none" | "partial" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type cancelChangeRequestInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type requestMoveDialogsCancelMutation$variables = {
  input: cancelChangeRequestInput;
};
export type requestMoveDialogsCancelMutation$data = {
  readonly moved: {
    readonly record: {
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
export type requestMoveDialogsCancelMutation = {
  response: requestMoveDialogsCancelMutation$data;
  variables: requestMoveDialogsCancelMutation$variables;
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
        "alias": "record",
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
    "name": "requestMoveDialogsCancelMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestMoveDialogsCancelMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "d8c43f2321a225be236bc9acec52d377",
    "id": "9b8f555901c43861a3cfcda2a9707cea8560be3389f2511254094b8d27c37446",
    "metadata": {},
    "name": "requestMoveDialogsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation requestMoveDialogsCancelMutation(\n  $input: cancelChangeRequestInput!\n) {\n  moved: cancelChangeRequest(input: $input) {\n    record: changeRequest {\n      id\n      reference\n      status\n      approval\n      fulfilment\n      error\n      rejectionReason\n      version\n      updatedAt\n      booking {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c86c75b365aa36464bfb3f9415c10f12";

export default node;
