/**
 * @generated SignedSource<<44f7d8ec20cc9b897e8a75f3f1b14744>>
 * @relayHash 44fbd1c5efced65651d82f2863dfefd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9306b1bd467d8e57341d9519364b648781486e81405e1b7f203d95aabcdb005b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainingClassMove = "cancel" | "confirm" | "deliver" | "postpone" | "reschedule" | "rescheduleProvisional" | "%future added value";
export type useMoveImpactQuery$variables = {
  id: string;
  move: TrainingClassMove;
};
export type useMoveImpactQuery$data = {
  readonly trainingClass: {
    readonly id: string;
    readonly impactOf: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type useMoveImpactQuery = {
  response: useMoveImpactQuery$data;
  variables: useMoveImpactQuery$variables;
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
    "name": "move"
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
    "name": "move",
    "variableName": "move"
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
    "name": "useMoveImpactQuery",
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
            "name": "impactOf",
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
    "name": "useMoveImpactQuery",
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
            "name": "impactOf",
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
    "cacheID": "44fbd1c5efced65651d82f2863dfefd7",
    "id": "9306b1bd467d8e57341d9519364b648781486e81405e1b7f203d95aabcdb005b",
    "metadata": {},
    "name": "useMoveImpactQuery",
    "operationKind": "query",
    "text": "query useMoveImpactQuery(\n  $id: ID!\n  $move: TrainingClassMove!\n) {\n  trainingClass(id: $id) {\n    id\n    impactOf(move: $move) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "409c1a4f8327e688c1363e06a7500030";

export default node;
