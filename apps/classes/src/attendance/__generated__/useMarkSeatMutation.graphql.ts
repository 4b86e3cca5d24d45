/**
 * @generated SignedSource<<432249f2550e4d219869bc096ba6f468>>
 * @relayHash bf6475fe5b355bb0fb805180e4dade45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2499c9f7afee4318449c0af7668df7319bd2de10ac17df958efce960292c2741

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
      readonly trainingSession: {
        readonly attended: boolean;
        readonly noted: boolean;
        readonly trainingClass: {
          readonly attended: boolean;
          readonly id: string;
        };
      };
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendance",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendanceComments",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attended",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "noted",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "TrainingClass",
  "kind": "LinkedField",
  "name": "trainingClass",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkSeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSession",
                "kind": "LinkedField",
                "name": "trainingSession",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSession",
                "kind": "LinkedField",
                "name": "trainingSession",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "bf6475fe5b355bb0fb805180e4dade45",
    "id": "2499c9f7afee4318449c0af7668df7319bd2de10ac17df958efce960292c2741",
    "metadata": {},
    "name": "useMarkSeatMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkSeatMutation(\n  $input: updateTrainingSeatInput!\n) {\n  updateTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      attendance\n      attendanceComments\n      version\n      trainingSession {\n        attended\n        noted\n        trainingClass {\n          id\n          attended\n        }\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd01ccc0ece9af9f1c95734d1e58a674";

export default node;
