/**
 * @generated SignedSource<<1984a487f075f525011f76410820e5a5>>
 * @relayHash c4e121c06c77f3e8006af264c677c6d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03a146c0b7dd2d51c6a73b7fc021549be9531724d9dcc2ca0a28b1571fc343b

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type useCourseTeachingQuery$variables = {
  id: string;
  now: string;
};
export type useCourseTeachingQuery$data = {
  readonly trainers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly contact: {
          readonly fullName: string;
        };
        readonly id: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly trainingClasses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly startsAt: string | null | undefined;
        readonly status: TrainingClassStatus;
      };
    }>;
    readonly totalCount: number;
  };
};
export type useCourseTeachingQuery = {
  response: useCourseTeachingQuery$data;
  variables: useCourseTeachingQuery$variables;
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
    "name": "now"
  }
],
v1 = {
  "kind": "Variable",
  "name": "course",
  "variableName": "id"
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "Literal",
      "name": "order",
      "value": [
        {
          "startsAt": "ASC"
        }
      ]
    },
    {
      "items": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "after",
              "variableName": "now"
            }
          ],
          "kind": "ObjectValue",
          "name": "startsAt.0"
        }
      ],
      "kind": "ListValue",
      "name": "startsAt"
    },
    {
      "kind": "Literal",
      "name": "status_list",
      "value": [
        "provisional",
        "confirmed"
      ]
    }
  ],
  "concreteType": "TrainingClassCursorConnection",
  "kind": "LinkedField",
  "name": "trainingClasses",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClassEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingClass",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
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
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "status",
    "value": "active"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCourseTeachingQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "TrainerCursorConnection",
        "kind": "LinkedField",
        "name": "trainers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Trainer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "contact",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useCourseTeachingQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "TrainerCursorConnection",
        "kind": "LinkedField",
        "name": "trainers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Trainer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "contact",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c4e121c06c77f3e8006af264c677c6d4",
    "id": "c03a146c0b7dd2d51c6a73b7fc021549be9531724d9dcc2ca0a28b1571fc343b",
    "metadata": {},
    "name": "useCourseTeachingQuery",
    "operationKind": "query",
    "text": "query useCourseTeachingQuery(\n  $id: ID!\n  $now: String!\n) {\n  trainingClasses(first: 50, course: $id, startsAt: [{after: $now}], status_list: [provisional, confirmed], order: [{startsAt: ASC}]) {\n    edges {\n      node {\n        id\n        reference\n        status\n        startsAt\n      }\n    }\n    totalCount\n  }\n  trainers(first: 50, course: $id, status: active) {\n    edges {\n      node {\n        id\n        contact {\n          fullName\n          id\n        }\n      }\n    }\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "614e9a83d626e82c86da18cabe0f7b16";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
