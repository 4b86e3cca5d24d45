/**
 * @generated SignedSource<<b8980d645afe513022d7386b0bc08bb2>>
 * @relayHash d51c3f73711217e9375991400ea2e763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d7385f73bbd9bac51b53ebb2fc251c738c61ed67f19cb587de546950540b279

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgreedWorkInput = {
  dayRate?: number | null | undefined;
  days: number;
  travel?: number | null | undefined;
};
export type useAgreedImpactQuery$variables = {
  agreed: AgreedWorkInput;
  id: string;
  trainer?: string | null | undefined;
};
export type useAgreedImpactQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type useAgreedImpactQuery = {
  response: useAgreedImpactQuery$data;
  variables: useAgreedImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "agreed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
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
    "variableName": "id"
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
    "name": "agreed",
    "variableName": "agreed"
  },
  {
    "kind": "Variable",
    "name": "trainer",
    "variableName": "trainer"
  }
],
v6 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAgreedImpactQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v3/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": "impact",
            "args": (v5/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfTrainer",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v6/*:: as any*/),
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAgreedImpactQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v3/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": "impact",
            "args": (v5/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfTrainer",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d51c3f73711217e9375991400ea2e763",
    "id": "1d7385f73bbd9bac51b53ebb2fc251c738c61ed67f19cb587de546950540b279",
    "metadata": {},
    "name": "useAgreedImpactQuery",
    "operationKind": "query",
    "text": "query useAgreedImpactQuery(\n  $id: ID!\n  $trainer: ID\n  $agreed: AgreedWorkInput!\n) {\n  of: trainingClass(id: $id) {\n    id\n    impact: impactOfTrainer(trainer: $trainer, agreed: $agreed) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "2dc3451ab5ee5986a89c1842316f44eb";

export default node;
