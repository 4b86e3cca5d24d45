/**
 * @generated SignedSource<<d73627c24bee6c4cef2c40321feee636>>
 * @relayHash 35e6cd52c1f71485c5be2368b2d4f571
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22c7d4d648e39423403978115a56631b3c65a72a0d39e2d88f010197026bf654

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type deliverTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type classMoveDialogsDeliverMutation$variables = {
  input: deliverTrainingClassInput;
};
export type classMoveDialogsDeliverMutation$data = {
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
export type classMoveDialogsDeliverMutation = {
  response: classMoveDialogsDeliverMutation$data;
  variables: classMoveDialogsDeliverMutation$variables;
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
    "name": "classMoveDialogsDeliverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "classMoveDialogsDeliverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "35e6cd52c1f71485c5be2368b2d4f571",
    "id": "22c7d4d648e39423403978115a56631b3c65a72a0d39e2d88f010197026bf654",
    "metadata": {},
    "name": "classMoveDialogsDeliverMutation",
    "operationKind": "mutation",
    "text": "mutation classMoveDialogsDeliverMutation(\n  $input: deliverTrainingClassInput!\n) {\n  moved: deliverTrainingClass(input: $input) {\n    record: trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd53b4c45e635a190f249dc6ca8d05df";

export default node;
