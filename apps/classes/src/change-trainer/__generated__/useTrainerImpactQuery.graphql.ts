/**
 * @generated SignedSource<<b055b4670572b701c149e4ac7ac32ac4>>
 * @relayHash 7f2145799478e4ebe3e1ab25ba061e98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b76e366b579b16137163541f47fc0172f68da68567a1cd878d52f0c1ea8c04

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTrainerImpactQuery$variables = {
  id: string;
  trainer?: string | null | undefined;
};
export type useTrainerImpactQuery$data = {
  readonly trainingClass: {
    readonly busyTrainers: ReadonlyArray<{
      readonly reason: string;
      readonly trainer: string;
    }>;
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
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BusyTrainer",
  "kind": "LinkedField",
  "name": "busyTrainers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trainer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
          },
          (v5/*:: as any*/)
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
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7f2145799478e4ebe3e1ab25ba061e98",
    "id": "90b76e366b579b16137163541f47fc0172f68da68567a1cd878d52f0c1ea8c04",
    "metadata": {},
    "name": "useTrainerImpactQuery",
    "operationKind": "query",
    "text": "query useTrainerImpactQuery(\n  $id: ID!\n  $trainer: ID\n) {\n  trainingClass(id: $id) {\n    id\n    impactOfTrainer(trainer: $trainer) {\n      ...ImpactList_impact\n    }\n    busyTrainers {\n      trainer\n      reason\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "eff55735df7b9e8a0b856ca67b4d3992";

export default node;
