/**
 * @generated SignedSource<<e5cc142c070b9ab2c146fbd0abac5e54>>
 * @relayHash a67deef85501d329fa056e0c07aab803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237359ac68706bd20e2f136db3786d82d7128d3168eef1bd5f686d3215565d57

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
      readonly attended: boolean;
      readonly id: string;
      readonly noted: boolean;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attended",
  "storageKey": null
},
v4 = [
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/)
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
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkDayMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "a67deef85501d329fa056e0c07aab803",
    "id": "237359ac68706bd20e2f136db3786d82d7128d3168eef1bd5f686d3215565d57",
    "metadata": {},
    "name": "useMarkDayMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkDayMutation(\n  $input: markTrainingSessionInput!\n) {\n  markTrainingSession(input: $input) {\n    trainingSession {\n      id\n      updatedAt\n      attended\n      noted\n      trainingClass {\n        id\n        attended\n      }\n      seats(first: 500) {\n        edges {\n          node {\n            id\n            attendance\n            attendanceComments\n            version\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6fd6278affde333c67e144d77979fea2";

export default node;
