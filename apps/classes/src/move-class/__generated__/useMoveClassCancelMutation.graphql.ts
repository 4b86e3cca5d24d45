/**
 * @generated SignedSource<<ae9397f5c07f7470dd6ddcb70e75db38>>
 * @relayHash 8cd37e19a861781666ad61e5d967ed34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a233ef6636e4a61ac0283b821fd2070d40b6186a448bd4285de226f0f3afef7b

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type cancelTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveClassCancelMutation$variables = {
  input: cancelTrainingClassInput;
};
export type useMoveClassCancelMutation$data = {
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
export type useMoveClassCancelMutation = {
  response: useMoveClassCancelMutation$data;
  variables: useMoveClassCancelMutation$variables;
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
    "name": "useMoveClassCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveClassCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8cd37e19a861781666ad61e5d967ed34",
    "id": "a233ef6636e4a61ac0283b821fd2070d40b6186a448bd4285de226f0f3afef7b",
    "metadata": {},
    "name": "useMoveClassCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveClassCancelMutation(\n  $input: cancelTrainingClassInput!\n) {\n  moved: cancelTrainingClass(input: $input) {\n    trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "db43ca750db19a31f6d564041be76f1d";

export default node;
