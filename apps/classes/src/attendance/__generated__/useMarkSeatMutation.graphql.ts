/**
 * @generated SignedSource<<1a592926d5300725cf02c76c00906827>>
 * @relayHash 826bc0ffd88c082b9407427e73af306d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 109fcb84c531fd8beacdc4ab659c6f888974b8057d3c1ec4746e34161b6727b3

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
  "concreteType": "TrainingClass",
  "kind": "LinkedField",
  "name": "trainingClass",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attended",
      "storageKey": null
    }
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
                  (v6/*:: as any*/)
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
    "cacheID": "826bc0ffd88c082b9407427e73af306d",
    "id": "109fcb84c531fd8beacdc4ab659c6f888974b8057d3c1ec4746e34161b6727b3",
    "metadata": {},
    "name": "useMarkSeatMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkSeatMutation(\n  $input: updateTrainingSeatInput!\n) {\n  updateTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      attendance\n      attendanceComments\n      version\n      trainingSession {\n        trainingClass {\n          id\n          attended\n        }\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b1e13d252b34131039bcf8e549b84cb3";

export default node;
