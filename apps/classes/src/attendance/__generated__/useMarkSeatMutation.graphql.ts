/**
 * @generated SignedSource<<ff61ae71e8e58452e04161c06faf090b>>
 * @relayHash f459108cb790503f14c2c23047008423
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9c74c39b485050f051beb05b0c5c3b4ff0123578a70cc2f983f0e8c39ff2f31

import type { ConcreteRequest } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type updateTrainingSeatInput = {
  attendance?: Attendance | null | undefined;
  attendanceComments?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type useMarkSeatMutation$variables = {
  input: updateTrainingSeatInput;
};
export type useMarkSeatMutation$data = {
  readonly updateTrainingSeat: {
    readonly trainingSeat: {
      readonly attendance: Attendance;
      readonly attendanceComments: string | null | undefined;
      readonly id: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkSeatMutation = {
  response: useMarkSeatMutation$data;
  variables: useMarkSeatMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "updateTrainingSeatPayload",
    "kind": "LinkedField",
    "name": "updateTrainingSeat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TrainingSeat",
        "kind": "LinkedField",
        "name": "trainingSeat",
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
            "name": "attendance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attendanceComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "useMarkSeatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSeatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f459108cb790503f14c2c23047008423",
    "id": "d9c74c39b485050f051beb05b0c5c3b4ff0123578a70cc2f983f0e8c39ff2f31",
    "metadata": {},
    "name": "useMarkSeatMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkSeatMutation(\n  $input: updateTrainingSeatInput!\n) {\n  updateTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      attendance\n      attendanceComments\n      version\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8618c61acf4c2a262120fe072eba3c3c";

export default node;
