/**
 * @generated SignedSource<<dd6c21c2658caa447b7b5d28a8a47140>>
 * @relayHash f402157174fdbc1546384a3674de9b62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d3d7caf5088b60a9d6bc79572f85752d9799e7b0b87bf484666c1d1e1bb828c

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type postponeTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveClassPostponeMutation$variables = {
  input: postponeTrainingClassInput;
};
export type useMoveClassPostponeMutation$data = {
  readonly moved: {
    readonly trainingClass: {
      readonly id: string;
      readonly reference: string;
      readonly seatsFreeCount: number;
      readonly seatsReservedCount: number;
      readonly status: TrainingClassStatus;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMoveClassPostponeMutation = {
  response: useMoveClassPostponeMutation$data;
  variables: useMoveClassPostponeMutation$variables;
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
    "alias": "moved",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "postponeTrainingClassPayload",
    "kind": "LinkedField",
    "name": "postponeTrainingClass",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
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
            "name": "status",
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
            "kind": "ScalarField",
            "name": "seatsReservedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seatsFreeCount",
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
    "name": "useMoveClassPostponeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveClassPostponeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f402157174fdbc1546384a3674de9b62",
    "id": "7d3d7caf5088b60a9d6bc79572f85752d9799e7b0b87bf484666c1d1e1bb828c",
    "metadata": {},
    "name": "useMoveClassPostponeMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveClassPostponeMutation(\n  $input: postponeTrainingClassInput!\n) {\n  moved: postponeTrainingClass(input: $input) {\n    trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "67aa75dfffb84c602d3863f750c18fe9";

export default node;
