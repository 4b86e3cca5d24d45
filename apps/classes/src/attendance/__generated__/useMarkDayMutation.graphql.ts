/**
 * @generated SignedSource<<c8cb811c8245852056c696f5b3fc91f3>>
 * @relayHash 1ce07333e1d22fb90dd156c3e9548f62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03610f76c730a93af0ec840f8f1167a33d83104b4dcef5f5f2999ff867f72064

import type { ConcreteRequest } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type markTrainingSessionInput = {
  attendance: Attendance;
  attendees?: ReadonlyArray<string> | null | undefined;
  clientMutationId?: string | null | undefined;
  from: Attendance;
  id: string;
  seats?: ReadonlyArray<string> | null | undefined;
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
    "cacheID": "1ce07333e1d22fb90dd156c3e9548f62",
    "id": "03610f76c730a93af0ec840f8f1167a33d83104b4dcef5f5f2999ff867f72064",
    "metadata": {},
    "name": "useMarkDayMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkDayMutation(\n  $input: markTrainingSessionInput!\n) {\n  markTrainingSession(input: $input) {\n    trainingSession {\n      id\n      updatedAt\n      seats(first: 500) {\n        edges {\n          node {\n            id\n            attendance\n            attendanceComments\n            version\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "92f28641f3f07c1fabdafaafad6b8d3e";

export default node;
