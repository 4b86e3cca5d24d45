/**
 * @generated SignedSource<<9a458c4354b2841db3459d4fb7adb24e>>
 * @relayHash 9a78456c40318d7766555a0225f1b87f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d91f6ce9bd8c395347a1d17994a25cc7c59ffa31ce65d6bb18802934f6cb1dd

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type postponeTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type classMoveDialogsPostponeMutation$variables = {
  input: postponeTrainingClassInput;
};
export type classMoveDialogsPostponeMutation$data = {
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
export type classMoveDialogsPostponeMutation = {
  response: classMoveDialogsPostponeMutation$data;
  variables: classMoveDialogsPostponeMutation$variables;
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
    "name": "classMoveDialogsPostponeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "classMoveDialogsPostponeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9a78456c40318d7766555a0225f1b87f",
    "id": "8d91f6ce9bd8c395347a1d17994a25cc7c59ffa31ce65d6bb18802934f6cb1dd",
    "metadata": {},
    "name": "classMoveDialogsPostponeMutation",
    "operationKind": "mutation",
    "text": "mutation classMoveDialogsPostponeMutation(\n  $input: postponeTrainingClassInput!\n) {\n  moved: postponeTrainingClass(input: $input) {\n    record: trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2e8412534d0e7a85b7dd272960949d0a";

export default node;
