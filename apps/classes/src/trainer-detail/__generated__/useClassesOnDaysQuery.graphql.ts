/**
 * @generated SignedSource<<ecaed33bb69f4a7141043ef40b79d573>>
 * @relayHash d3aa8ed2e95389dfb4997bfced9f4efc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d84518ac19b72935696670c1a18ab8f547e18d78b1da1ea1d3b9c4d36e2ca2e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClassesOnDaysQuery$variables = {
  fromDay: string;
  toDay: string;
  trainer: string;
};
export type useClassesOnDaysQuery$data = {
  readonly trainer: {
    readonly classesOnDays: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TrainersClasses_classes">;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type useClassesOnDaysQuery = {
  response: useClassesOnDaysQuery$data;
  variables: useClassesOnDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromDay"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toDay"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainer"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "fromDay",
    "variableName": "fromDay"
  },
  {
    "kind": "Variable",
    "name": "toDay",
    "variableName": "toDay"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useClassesOnDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "classesOnDays",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TrainersClasses_classes"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useClassesOnDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "classesOnDays",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
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
                "name": "title",
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
                "name": "startsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
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
    "cacheID": "d3aa8ed2e95389dfb4997bfced9f4efc",
    "id": "d84518ac19b72935696670c1a18ab8f547e18d78b1da1ea1d3b9c4d36e2ca2e8",
    "metadata": {},
    "name": "useClassesOnDaysQuery",
    "operationKind": "query",
    "text": "query useClassesOnDaysQuery(\n  $trainer: ID!\n  $fromDay: DateTime!\n  $toDay: DateTime!\n) {\n  trainer(id: $trainer) {\n    id\n    classesOnDays(fromDay: $fromDay, toDay: $toDay) {\n      id\n      ...TrainersClasses_classes\n    }\n  }\n}\n\nfragment TrainersClasses_classes on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n}\n"
  }
};
})();

(node as any).hash = "5a66464112b5cdc07ae9079db3084a95";

export default node;
