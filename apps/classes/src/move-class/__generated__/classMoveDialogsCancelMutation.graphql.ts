/**
 * @generated SignedSource<<0581adf65c8f21ba7fb9aacdc46f12a6>>
 * @relayHash ab0cbb4ec87af6967fff9bfdb59c38c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7fb320128b92b9dcaed3cc3450e235ce11dcb699a4f87a39e902fed259a7183

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type cancelTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type classMoveDialogsCancelMutation$variables = {
  input: cancelTrainingClassInput;
};
export type classMoveDialogsCancelMutation$data = {
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
export type classMoveDialogsCancelMutation = {
  response: classMoveDialogsCancelMutation$data;
  variables: classMoveDialogsCancelMutation$variables;
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
    "concreteType": "cancelTrainingClassPayload",
    "kind": "LinkedField",
    "name": "cancelTrainingClass",
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
    "name": "classMoveDialogsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "classMoveDialogsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ab0cbb4ec87af6967fff9bfdb59c38c4",
    "id": "e7fb320128b92b9dcaed3cc3450e235ce11dcb699a4f87a39e902fed259a7183",
    "metadata": {},
    "name": "classMoveDialogsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation classMoveDialogsCancelMutation(\n  $input: cancelTrainingClassInput!\n) {\n  moved: cancelTrainingClass(input: $input) {\n    record: trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ee4bf4b37257a073daeb70ab4b39da41";

export default node;
