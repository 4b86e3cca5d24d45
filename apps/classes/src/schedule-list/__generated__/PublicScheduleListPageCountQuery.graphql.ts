/**
 * @generated SignedSource<<6027faab440504063a50e1c1277ff549>>
 * @relayHash 410fa3bec03d10b9d12e9111ff34500f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d16de99ae2b4aaa29f330dfc6465f33f010272c70c3dbe356d141dc2ad5b671a

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type PublicScheduleListPageCountQuery$variables = {
  brand?: string | null | undefined;
  coming?: boolean | null | undefined;
  deliveryFormat?: ReadonlyArray<DeliveryFormat> | null | undefined;
  filtered: boolean;
  search?: string | null | undefined;
  seatsLeft?: boolean | null | undefined;
  status?: ReadonlyArray<TrainingClassStatus> | null | undefined;
  total: boolean;
  trainer?: string | null | undefined;
};
export type PublicScheduleListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type PublicScheduleListPageCountQuery = {
  response: PublicScheduleListPageCountQuery$data;
  variables: PublicScheduleListPageCountQuery$variables;
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
  "name": "coming"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deliveryFormat"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seatsLeft"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v10 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "coming",
            "variableName": "coming"
          },
          {
            "kind": "Variable",
            "name": "deliveryFormat_list",
            "variableName": "deliveryFormat"
          },
          {
            "kind": "Variable",
            "name": "seatsLeft",
            "variableName": "seatsLeft"
          },
          {
            "kind": "Variable",
            "name": "trainingClass_brand",
            "variableName": "brand"
          },
          {
            "kind": "Variable",
            "name": "trainingClass_search",
            "variableName": "search"
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
        "concreteType": "PublicScheduleCursorConnection",
        "kind": "LinkedField",
        "name": "publicSchedules",
        "plural": false,
        "selections": (v9/*:: as any*/),
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
        "alias": "all",
        "args": null,
        "concreteType": "PublicScheduleCursorConnection",
        "kind": "LinkedField",
        "name": "publicSchedules",
        "plural": false,
        "selections": (v9/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PublicScheduleListPageCountQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PublicScheduleListPageCountQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "410fa3bec03d10b9d12e9111ff34500f",
    "id": "d16de99ae2b4aaa29f330dfc6465f33f010272c70c3dbe356d141dc2ad5b671a",
    "metadata": {},
    "name": "PublicScheduleListPageCountQuery",
    "operationKind": "query",
    "text": "query PublicScheduleListPageCountQuery(\n  $search: String\n  $coming: Boolean\n  $seatsLeft: Boolean\n  $status: [TrainingClassStatus!]\n  $deliveryFormat: [DeliveryFormat!]\n  $trainer: ID\n  $brand: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: publicSchedules(trainingClass_search: $search, coming: $coming, seatsLeft: $seatsLeft, trainingClass_status_list: $status, deliveryFormat_list: $deliveryFormat, trainingClass_trainer: $trainer, trainingClass_brand: $brand) @include(if: $filtered) {\n    totalCount\n  }\n  all: publicSchedules @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "7b9bdfe25927fe416527129ccf4f6971";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
