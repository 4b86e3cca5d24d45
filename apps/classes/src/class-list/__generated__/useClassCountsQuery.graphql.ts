/**
 * @generated SignedSource<<41bcc5b7859f7c75fba378a163b3c4a5>>
 * @relayHash ea433a50bdd7b52fa34099e51fc08743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3091baad6234134b628de389553f233323e61f373c64a8fa5bb76b5d0b2e5b34

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type useClassCountsQuery$variables = {
  brand?: string | null | undefined;
  from: string;
  public?: boolean | null | undefined;
  schedule: boolean;
  status?: ReadonlyArray<TrainingClassStatus> | null | undefined;
  trainer?: string | null | undefined;
  until: string;
};
export type useClassCountsQuery$data = {
  readonly classes?: {
    readonly totalCount: number;
  };
  readonly classesInPeriod?: {
    readonly totalCount: number;
  };
  readonly sessions?: {
    readonly totalCount: number;
  };
  readonly sessionsInPeriod?: {
    readonly totalCount: number;
  };
};
export type useClassCountsQuery = {
  response: useClassCountsQuery$data;
  variables: useClassCountsQuery$variables;
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
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "public"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "schedule"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v7 = {
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
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v9 = [
  (v7/*:: as any*/)
],
v10 = [
  {
    "condition": "schedule",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "sessions",
        "args": [
          (v7/*:: as any*/),
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
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "sessionsInPeriod",
        "args": (v9/*:: as any*/),
        "concreteType": "TrainingSessionCursorConnection",
        "kind": "LinkedField",
        "name": "trainingSessions",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "schedule",
    "kind": "Condition",
    "passingValue": false,
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
          (v7/*:: as any*/),
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
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "classesInPeriod",
        "args": (v9/*:: as any*/),
        "concreteType": "TrainingClassCursorConnection",
        "kind": "LinkedField",
        "name": "trainingClasses",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useClassCountsQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useClassCountsQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "ea433a50bdd7b52fa34099e51fc08743",
    "id": "3091baad6234134b628de389553f233323e61f373c64a8fa5bb76b5d0b2e5b34",
    "metadata": {},
    "name": "useClassCountsQuery",
    "operationKind": "query",
    "text": "query useClassCountsQuery(\n  $schedule: Boolean!\n  $from: String!\n  $until: String!\n  $public: Boolean\n  $status: [TrainingClassStatus!]\n  $trainer: ID\n  $brand: ID\n) {\n  sessions: trainingSessions(startsAt: [{after: $from, before: $until}], trainingClass_public: $public, trainingClass_status_list: $status, trainingClass_trainer: $trainer, trainingClass_brand: $brand) @include(if: $schedule) {\n    totalCount\n  }\n  sessionsInPeriod: trainingSessions(startsAt: [{after: $from, before: $until}]) @include(if: $schedule) {\n    totalCount\n  }\n  classes: trainingClasses(startsAt: [{after: $from, before: $until}], public: $public, status_list: $status, trainer: $trainer, brand: $brand) @skip(if: $schedule) {\n    totalCount\n  }\n  classesInPeriod: trainingClasses(startsAt: [{after: $from, before: $until}]) @skip(if: $schedule) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "f825d2ed71cb4a9bdafc1b150ad6c768";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
