/**
 * @generated SignedSource<<06eb1905305ceee416b399ffe74b5b72>>
 * @relayHash 2fb4da2d4764d0987efffab6f68d5a63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e0f8a81b5f5a1119becd34920fb55777b0e1252d5713d9aff2093767620c8b

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
    {
      "items": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "strictly_after",
              "variableName": "now"
            }
          ],
          "kind": "ObjectValue",
          "name": "endsAt.0"
        }
      ],
      "kind": "ListValue",
      "name": "endsAt"
    },
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
    "cacheID": "2fb4da2d4764d0987efffab6f68d5a63",
    "id": "e9e0f8a81b5f5a1119becd34920fb55777b0e1252d5713d9aff2093767620c8b",
    "metadata": {},
    "name": "useCourseTeachingQuery",
    "operationKind": "query",
    "text": "query useCourseTeachingQuery(\n  $id: ID!\n  $now: String!\n) {\n  trainingClasses(first: 50, course: $id, endsAt: [{strictly_after: $now}], status_list: [provisional, confirmed], order: [{startsAt: ASC}]) {\n    edges {\n      node {\n        id\n        reference\n        status\n        startsAt\n      }\n    }\n    totalCount\n  }\n  trainers(first: 50, course: $id, status: active) {\n    edges {\n      node {\n        id\n        contact {\n          fullName\n          id\n        }\n      }\n    }\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "f9408bd49df974c60c61318d125767d4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
