/**
 * @generated SignedSource<<86c9b135641c87285108ac23c7f7b7c4>>
 * @relayHash 856ff0dedc177f9ab6e2ebf60afaea36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aae26f837e1dcaae49cb9b6109ecdf4e4c329f827e534b8f2362a49771bea157

import type { ConcreteRequest } from 'relay-runtime';
export type useAskedNamesQuery$variables = {
  delegate: string;
  trainer: string;
  trainingClass: string;
};
export type useAskedNamesQuery$data = {
  readonly delegate: {
    readonly familyName?: string;
    readonly givenName?: string;
  } | null | undefined;
  readonly trainer: {
    readonly contact?: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly trainingClass: {
    readonly reference?: string;
  } | null | undefined;
};
export type useAskedNamesQuery = {
  response: useAskedNamesQuery$data;
  variables: useAskedNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "delegate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainingClass"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainingClass"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainer"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "delegate"
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "familyName",
      "storageKey": null
    }
  ],
  "type": "Attendee",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskedNamesQuery",
    "selections": [
      {
        "alias": "trainingClass",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "trainer",
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Trainer",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "delegate",
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v8/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAskedNamesQuery",
    "selections": [
      {
        "alias": "trainingClass",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v4/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "trainer",
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Trainer",
            "abstractKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "delegate",
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "856ff0dedc177f9ab6e2ebf60afaea36",
    "id": "aae26f837e1dcaae49cb9b6109ecdf4e4c329f827e534b8f2362a49771bea157",
    "metadata": {},
    "name": "useAskedNamesQuery",
    "operationKind": "query",
    "text": "query useAskedNamesQuery(\n  $trainingClass: ID!\n  $trainer: ID!\n  $delegate: ID!\n) {\n  trainingClass: node(id: $trainingClass) {\n    __typename\n    ... on TrainingClass {\n      reference\n    }\n    id\n  }\n  trainer: node(id: $trainer) {\n    __typename\n    ... on Trainer {\n      contact {\n        fullName\n        id\n      }\n    }\n    id\n  }\n  delegate: node(id: $delegate) {\n    __typename\n    ... on Attendee {\n      givenName\n      familyName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4d8cba916dde7aadddb063e3157a5c01";

export default node;
