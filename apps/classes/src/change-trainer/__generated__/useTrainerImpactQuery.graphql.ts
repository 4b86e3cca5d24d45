/**
 * @generated SignedSource<<34065bc046dc90f33241ff168cd7bb8d>>
 * @relayHash c26641f3b919c1a70343c984fc2c13c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 490e6cf1d2acac92a2530f2a1462a43f7cacca6e566c53994868ade53b2f7298

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTrainerImpactQuery$variables = {
  id: string;
  trainer?: string | null | undefined;
};
export type useTrainerImpactQuery$data = {
  readonly trainingClass: {
    readonly id: string;
    readonly impactOfTrainer: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type useTrainerImpactQuery = {
  response: useTrainerImpactQuery$data;
  variables: useTrainerImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "trainer"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "trainer",
    "variableName": "trainer"
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "entity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "target",
    "storageKey": null
  },
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
    "name": "consequence",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrainerImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfTrainer",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrainerImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfTrainer",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c26641f3b919c1a70343c984fc2c13c5",
    "id": "490e6cf1d2acac92a2530f2a1462a43f7cacca6e566c53994868ade53b2f7298",
    "metadata": {},
    "name": "useTrainerImpactQuery",
    "operationKind": "query",
    "text": "query useTrainerImpactQuery(\n  $id: ID!\n  $trainer: ID\n) {\n  trainingClass(id: $id) {\n    id\n    impactOfTrainer(trainer: $trainer) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "2db66974821983a1744c5d3962158292";

export default node;
