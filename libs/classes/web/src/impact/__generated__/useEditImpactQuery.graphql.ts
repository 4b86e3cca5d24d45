/**
 * @generated SignedSource<<d3c6ad0ec4f21eab0ea1153c52d65533>>
 * @relayHash 856278413ba118f3be4946c6ba4d9a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b098cbd5788d027bdc8cb0dc022902833899ab0684b23891ba5683cc0e580c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainingClassEdit = "delivery" | "sessions" | "%future added value";
export type useEditImpactQuery$variables = {
  edit: TrainingClassEdit;
  id: string;
  keepsTrainer?: boolean | null | undefined;
  sessions?: number | null | undefined;
};
export type useEditImpactQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type useEditImpactQuery = {
  response: useEditImpactQuery$data;
  variables: useEditImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "edit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keepsTrainer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sessions"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "edit",
    "variableName": "edit"
  },
  {
    "kind": "Variable",
    "name": "keepsTrainer",
    "variableName": "keepsTrainer"
  },
  {
    "kind": "Variable",
    "name": "sessions",
    "variableName": "sessions"
  }
],
v7 = [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEditImpactQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v4/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": "impact",
            "args": (v6/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfEdit",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v7/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEditImpactQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v4/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": "impact",
            "args": (v6/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfEdit",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "856278413ba118f3be4946c6ba4d9a93",
    "id": "0b098cbd5788d027bdc8cb0dc022902833899ab0684b23891ba5683cc0e580c0",
    "metadata": {},
    "name": "useEditImpactQuery",
    "operationKind": "query",
    "text": "query useEditImpactQuery(\n  $id: ID!\n  $edit: TrainingClassEdit!\n  $sessions: Int\n  $keepsTrainer: Boolean\n) {\n  of: trainingClass(id: $id) {\n    id\n    impact: impactOfEdit(edit: $edit, sessions: $sessions, keepsTrainer: $keepsTrainer) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "4f8b5eda831193e5502e160b8f8e8709";

export default node;
