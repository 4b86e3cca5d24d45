/**
 * @generated SignedSource<<c75d8fbcedac3c85964715b69410aea5>>
 * @relayHash dd914a1f997f9923b1f67ea83b06a617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb93c45146de9986e4164b89bb1e628ce9afdd392af0e8bd5cdcf74de5e8314a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type itemMoveDialogsQuery$variables = {
  id: string;
};
export type itemMoveDialogsQuery$data = {
  readonly of: {
    readonly id?: string;
    readonly impact?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type itemMoveDialogsQuery = {
  response: itemMoveDialogsQuery$data;
  variables: itemMoveDialogsQuery$variables;
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
    "name": "itemMoveDialogsQuery",
    "selections": [
      {
        "alias": "of",
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
                "alias": "impact",
                "args": null,
                "concreteType": "Impact",
                "kind": "LinkedField",
                "name": "impactOfCancel",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "ImpactList_impact",
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
    "name": "itemMoveDialogsQuery",
    "selections": [
      {
        "alias": "of",
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
                "alias": "impact",
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
    "cacheID": "dd914a1f997f9923b1f67ea83b06a617",
    "id": "fb93c45146de9986e4164b89bb1e628ce9afdd392af0e8bd5cdcf74de5e8314a",
    "metadata": {},
    "name": "itemMoveDialogsQuery",
    "operationKind": "query",
    "text": "query itemMoveDialogsQuery(\n  $id: ID!\n) {\n  of: node(id: $id) {\n    __typename\n    ... on BookingItem {\n      id\n      impact: impactOfCancel {\n        ...ImpactList_impact\n      }\n    }\n    id\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "8ebb439cccc1052b5c9525bca0520580";

export default node;
