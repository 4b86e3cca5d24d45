/**
 * @generated SignedSource<<9ffb2208f6f50b01ad55be2057b399c2>>
 * @relayHash 42f9b5a124e33cc7d9a6779ea361af76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55f1e8f82d6d9d11060da2e543ec5f11a6aa10cb490acdcd094383f2dbbbd05d

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type classCountsQuery$variables = {
  brand?: string | null | undefined;
  filtered: boolean;
  from: string;
  public?: boolean | null | undefined;
  schedule: boolean;
  status?: ReadonlyArray<TrainingClassStatus> | null | undefined;
  total: boolean;
  trainer?: string | null | undefined;
  until: string;
};
export type classCountsQuery$data = {
  readonly allClasses?: {
    readonly totalCount: number;
  };
  readonly allSessions?: {
    readonly totalCount: number;
  };
  readonly classes?: {
    readonly totalCount: number;
  };
  readonly sessions?: {
    readonly totalCount: number;
  };
};
export type classCountsQuery = {
  response: classCountsQuery$data;
  variables: classCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brand"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "public"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "schedule"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v9 = {
  "items": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "until"
        }
      ],
      "kind": "ObjectValue",
      "name": "startsAt.0"
    }
  ],
  "kind": "ListValue",
  "name": "startsAt"
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v11 = [
  (v9/*:: as any*/)
],
v12 = [
  {
    "condition": "schedule",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "condition": "filtered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "sessions",
            "args": [
              (v9/*:: as any*/),
              {
                "kind": "Variable",
                "name": "trainingClass_brand",
                "variableName": "brand"
              },
              {
                "kind": "Variable",
                "name": "trainingClass_public",
                "variableName": "public"
              },
              {
                "kind": "Variable",
                "name": "trainingClass_status_list",
                "variableName": "status"
              },
              {
                "kind": "Variable",
                "name": "trainingClass_trainer",
                "variableName": "trainer"
              }
            ],
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "trainingSessions",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "total",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "allSessions",
            "args": (v11/*:: as any*/),
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "trainingSessions",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  {
    "condition": "schedule",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "condition": "filtered",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "classes",
            "args": [
              {
                "kind": "Variable",
                "name": "brand",
                "variableName": "brand"
              },
              {
                "kind": "Variable",
                "name": "public",
                "variableName": "public"
              },
              (v9/*:: as any*/),
              {
                "kind": "Variable",
                "name": "status_list",
                "variableName": "status"
              },
              {
                "kind": "Variable",
                "name": "trainer",
                "variableName": "trainer"
              }
            ],
            "concreteType": "TrainingClassCursorConnection",
            "kind": "LinkedField",
            "name": "trainingClasses",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "total",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "allClasses",
            "args": (v11/*:: as any*/),
            "concreteType": "TrainingClassCursorConnection",
            "kind": "LinkedField",
            "name": "trainingClasses",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "classCountsQuery",
    "selections": (v12/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "classCountsQuery",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "cacheID": "42f9b5a124e33cc7d9a6779ea361af76",
    "id": "55f1e8f82d6d9d11060da2e543ec5f11a6aa10cb490acdcd094383f2dbbbd05d",
    "metadata": {},
    "name": "classCountsQuery",
    "operationKind": "query",
    "text": "query classCountsQuery(\n  $schedule: Boolean!\n  $from: String!\n  $until: String!\n  $public: Boolean\n  $status: [TrainingClassStatus!]\n  $trainer: ID\n  $brand: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  ... @include(if: $schedule) {\n    sessions: trainingSessions(startsAt: [{after: $from, before: $until}], trainingClass_public: $public, trainingClass_status_list: $status, trainingClass_trainer: $trainer, trainingClass_brand: $brand) @include(if: $filtered) {\n      totalCount\n    }\n  }\n  ... @include(if: $schedule) {\n    allSessions: trainingSessions(startsAt: [{after: $from, before: $until}]) @include(if: $total) {\n      totalCount\n    }\n  }\n  classes: trainingClasses(startsAt: [{after: $from, before: $until}], public: $public, status_list: $status, trainer: $trainer, brand: $brand) @include(if: $filtered) @skip(if: $schedule) {\n    totalCount\n  }\n  allClasses: trainingClasses(startsAt: [{after: $from, before: $until}]) @include(if: $total) @skip(if: $schedule) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "e1963242d20eb0b54b38d05fcdfa6beb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
