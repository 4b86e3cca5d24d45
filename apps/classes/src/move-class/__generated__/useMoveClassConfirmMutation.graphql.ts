/**
 * @generated SignedSource<<4023520c614594ca0492319954c2a6a1>>
 * @relayHash c9e4764880efdea4730df9e54ebde7c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cb0925820f84993c52e4afee018ae274b42722047936eee2e39b57236cea9f6

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type confirmTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};
export type useMoveClassConfirmMutation$variables = {
  input: confirmTrainingClassInput;
};
export type useMoveClassConfirmMutation$data = {
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
export type useMoveClassConfirmMutation = {
  response: useMoveClassConfirmMutation$data;
  variables: useMoveClassConfirmMutation$variables;
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
    "name": "useMoveClassConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveClassConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c9e4764880efdea4730df9e54ebde7c7",
    "id": "1cb0925820f84993c52e4afee018ae274b42722047936eee2e39b57236cea9f6",
    "metadata": {},
    "name": "useMoveClassConfirmMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveClassConfirmMutation(\n  $input: confirmTrainingClassInput!\n) {\n  moved: confirmTrainingClass(input: $input) {\n    trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a477d7bbd700a65d30313e9b098c58c";

export default node;
