/**
 * @generated SignedSource<<d44a58c998d07ee5e7b2cf374c8a18cc>>
 * @relayHash 712ddad7ac673d0be6d0b29546963b5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bb435f9b4c8e1c72130c6e30e93186020a8706166727a1aafc7c24efa5bf441

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type rescheduleTrainingClassInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  provisional: boolean;
  sessions: ReadonlyArray<SessionDatesInput>;
  version?: number | null | undefined;
};
export type SessionDatesInput = {
  date: string;
  endsAt: string;
  id: string;
  startsAt: string;
};
export type useRescheduleClassMutation$variables = {
  input: rescheduleTrainingClassInput;
};
export type useRescheduleClassMutation$data = {
  readonly rescheduleTrainingClass: {
    readonly trainingClass: {
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly reference: string;
      readonly seatsFreeCount: number;
      readonly seatsReservedCount: number;
      readonly sessions: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly dayNumber: number;
            readonly endsAt: string;
            readonly id: string;
            readonly startsAt: string;
          };
        }>;
      };
      readonly startsAt: string | null | undefined;
      readonly status: TrainingClassStatus;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useRescheduleClassMutation = {
  response: useRescheduleClassMutation$data;
  variables: useRescheduleClassMutation$variables;
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
  "name": "startsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
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
    "concreteType": "rescheduleTrainingClassPayload",
    "kind": "LinkedField",
    "name": "rescheduleTrainingClass",
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
          (v1/*:: as any*/),
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
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 50
              }
            ],
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSessionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSession",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dayNumber",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "sessions(first:50)"
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
    "name": "useRescheduleClassMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRescheduleClassMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "712ddad7ac673d0be6d0b29546963b5d",
    "id": "0bb435f9b4c8e1c72130c6e30e93186020a8706166727a1aafc7c24efa5bf441",
    "metadata": {},
    "name": "useRescheduleClassMutation",
    "operationKind": "mutation",
    "text": "mutation useRescheduleClassMutation(\n  $input: rescheduleTrainingClassInput!\n) {\n  rescheduleTrainingClass(input: $input) {\n    trainingClass {\n      id\n      reference\n      status\n      version\n      updatedAt\n      seatsReservedCount\n      seatsFreeCount\n      startsAt\n      endsAt\n      sessions(first: 50) {\n        edges {\n          node {\n            id\n            startsAt\n            endsAt\n            dayNumber\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1b0fded7ff788f8fba6a1c2ec5f1d9c2";

export default node;
