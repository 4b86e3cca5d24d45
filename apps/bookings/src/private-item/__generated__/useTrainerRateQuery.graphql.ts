/**
 * @generated SignedSource<<b84c92035d2081cccff4ecb51e8ed2ad>>
 * @relayHash f9cb9fb0189d697a337c65515fa9dac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d0ee5bf7894116b5c52219a62c7f10bd6557d0ffa02483bb35bdb3b1eb5d08

import type { ConcreteRequest } from 'relay-runtime';
export type useTrainerRateQuery$variables = {
  trainer: string;
};
export type useTrainerRateQuery$data = {
  readonly trainer: {
    readonly id: string;
    readonly trainerCourses: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly course: {
            readonly id: string;
          };
          readonly rate: {
            readonly amount: number;
          } | null | undefined;
        };
      }>;
    };
  } | null | undefined;
};
export type useTrainerRateQuery = {
  response: useTrainerRateQuery$data;
  variables: useTrainerRateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "variableName": "trainer"
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
    "kind": "Literal",
    "name": "first",
    "value": 500
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Course",
  "kind": "LinkedField",
  "name": "course",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "rate",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
    "name": "useTrainerRateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "TrainerCourseCursorConnection",
            "kind": "LinkedField",
            "name": "trainerCourses",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainerCourseEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainerCourse",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "trainerCourses(first:500)"
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
    "name": "useTrainerRateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "TrainerCourseCursorConnection",
            "kind": "LinkedField",
            "name": "trainerCourses",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainerCourseEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainerCourse",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "trainerCourses(first:500)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f9cb9fb0189d697a337c65515fa9dac4",
    "id": "a3d0ee5bf7894116b5c52219a62c7f10bd6557d0ffa02483bb35bdb3b1eb5d08",
    "metadata": {},
    "name": "useTrainerRateQuery",
    "operationKind": "query",
    "text": "query useTrainerRateQuery(\n  $trainer: ID!\n) {\n  trainer(id: $trainer) {\n    id\n    trainerCourses(first: 500) {\n      edges {\n        node {\n          course {\n            id\n          }\n          rate {\n            amount\n          }\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "158290a0b4a0bb36df4cd329b07f1ba3";

export default node;
