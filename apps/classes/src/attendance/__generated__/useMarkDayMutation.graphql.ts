/**
 * @generated SignedSource<<39b3658389bae13b71d6d82fd7843670>>
 * @relayHash 3a693a6eeaa03d5e084aaf3f2f6e3c15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2052ecd9ffe421db9b6014fc36b5dc0324f58488ad40a75c324b6d8fc8199272

import type { ConcreteRequest } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type markTrainingSessionInput = {
  attendance: Attendance;
  attendees?: ReadonlyArray<string> | null | undefined;
  clientMutationId?: string | null | undefined;
  from: Attendance;
  id: string;
  version?: number | null | undefined;
};
export type useMarkDayMutation$variables = {
  input: markTrainingSessionInput;
};
export type useMarkDayMutation$data = {
  readonly markTrainingSession: {
    readonly trainingSession: {
      readonly id: string;
      readonly seats: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly attendance: Attendance;
            readonly attendanceComments: string | null | undefined;
            readonly id: string;
            readonly updatedAt: string;
            readonly version: number;
          };
        }>;
      };
      readonly trainingClass: {
        readonly attended: boolean;
        readonly id: string;
      };
      readonly updatedAt: string;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkDayMutation = {
  response: useMarkDayMutation$data;
  variables: useMarkDayMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "markTrainingSessionPayload",
    "kind": "LinkedField",
    "name": "markTrainingSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TrainingSession",
        "kind": "LinkedField",
        "name": "trainingSession",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attended",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 500
              }
            ],
            "concreteType": "TrainingSeatCursorConnection",
            "kind": "LinkedField",
            "name": "seats",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSeat",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "seats(first:500)"
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
    "name": "useMarkDayMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkDayMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3a693a6eeaa03d5e084aaf3f2f6e3c15",
    "id": "2052ecd9ffe421db9b6014fc36b5dc0324f58488ad40a75c324b6d8fc8199272",
    "metadata": {},
    "name": "useMarkDayMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkDayMutation(\n  $input: markTrainingSessionInput!\n) {\n  markTrainingSession(input: $input) {\n    trainingSession {\n      id\n      updatedAt\n      trainingClass {\n        id\n        attended\n      }\n      seats(first: 500) {\n        edges {\n          node {\n            id\n            attendance\n            attendanceComments\n            version\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4425ef96abba949d895b6c19591b83d5";

export default node;
