/**
 * @generated SignedSource<<c9faae75ee7244cc67b04ade18469ba8>>
 * @relayHash 2dc874b466cc32ba6223d3cd6d946750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b549c8f3f6e45e56bfe5d80956ecf4611e47d5062da363ded9911e1a4a9902cc

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type deliverTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveClassDeliverMutation$variables = {
  input: deliverTrainingClassInput;
};
export type useMoveClassDeliverMutation$data = {
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
export type useMoveClassDeliverMutation = {
  response: useMoveClassDeliverMutation$data;
  variables: useMoveClassDeliverMutation$variables;
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
    "concreteType": "deliverTrainingClassPayload",
    "kind": "LinkedField",
    "name": "deliverTrainingClass",
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
    "name": "useMoveClassDeliverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveClassDeliverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2dc874b466cc32ba6223d3cd6d946750",
    "id": "b549c8f3f6e45e56bfe5d80956ecf4611e47d5062da363ded9911e1a4a9902cc",
    "metadata": {},
    "name": "useMoveClassDeliverMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveClassDeliverMutation(\n  $input: deliverTrainingClassInput!\n) {\n  moved: deliverTrainingClass(input: $input) {\n    trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "25cba926d0c66b709fb5cede96853a3d";

export default node;
