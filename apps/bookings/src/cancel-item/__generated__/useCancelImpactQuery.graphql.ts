/**
 * @generated SignedSource<<b3ce44363ab4aff9d1ad25e81e33d8b3>>
 * @relayHash 5c6b8ac6e5e07aabcf494bd7c33483ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14c088eddc6a577409c6e1b5f90583cfa40fe4dd3d3509051db8f89ed13fa2c4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCancelImpactQuery$variables = {
  id: string;
};
export type useCancelImpactQuery$data = {
  readonly node: {
    readonly id?: string;
    readonly impactOfCancel?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BookingImpact_impact">;
    }>;
  } | null | undefined;
};
export type useCancelImpactQuery = {
  response: useCancelImpactQuery$data;
  variables: useCancelImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
    "name": "useCancelImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Impact",
                "kind": "LinkedField",
                "name": "impactOfCancel",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "BookingImpact_impact",
                    "selections": (v3/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BookingItem",
            "abstractKey": null
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
    "name": "useCancelImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Impact",
                "kind": "LinkedField",
                "name": "impactOfCancel",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "BookingItem",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5c6b8ac6e5e07aabcf494bd7c33483ee",
    "id": "14c088eddc6a577409c6e1b5f90583cfa40fe4dd3d3509051db8f89ed13fa2c4",
    "metadata": {},
    "name": "useCancelImpactQuery",
    "operationKind": "query",
    "text": "query useCancelImpactQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on BookingItem {\n      id\n      impactOfCancel {\n        ...BookingImpact_impact\n      }\n    }\n    id\n  }\n}\n\nfragment BookingImpact_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "32fed20d6cef02cdfd3f6c8f8b512846";

export default node;
