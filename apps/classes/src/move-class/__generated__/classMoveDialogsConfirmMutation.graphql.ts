/**
 * @generated SignedSource<<bec29850374d283dd723de0181026a3b>>
 * @relayHash b316bd93ae7f556efad5cc6d4d75dc03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794e451ef3bc6d27c2fea86aee37d69066b559df48a55af5c841e8014d993a49

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type confirmTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type classMoveDialogsConfirmMutation$variables = {
  input: confirmTrainingClassInput;
};
export type classMoveDialogsConfirmMutation$data = {
  readonly moved: {
    readonly record: {
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
export type classMoveDialogsConfirmMutation = {
  response: classMoveDialogsConfirmMutation$data;
  variables: classMoveDialogsConfirmMutation$variables;
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
    "concreteType": "confirmTrainingClassPayload",
    "kind": "LinkedField",
    "name": "confirmTrainingClass",
    "plural": false,
    "selections": [
      {
        "alias": "record",
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
    "name": "classMoveDialogsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "classMoveDialogsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b316bd93ae7f556efad5cc6d4d75dc03",
    "id": "794e451ef3bc6d27c2fea86aee37d69066b559df48a55af5c841e8014d993a49",
    "metadata": {},
    "name": "classMoveDialogsConfirmMutation",
    "operationKind": "mutation",
    "text": "mutation classMoveDialogsConfirmMutation(\n  $input: confirmTrainingClassInput!\n) {\n  moved: confirmTrainingClass(input: $input) {\n    record: trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "40ade5834c33a601ab290061bccb4a5d";

export default node;
