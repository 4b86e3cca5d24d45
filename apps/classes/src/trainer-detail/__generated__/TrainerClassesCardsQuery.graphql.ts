/**
 * @generated SignedSource<<a135facf6e8b93eedf8c9244b8667fda>>
 * @relayHash fc543fafddb7d4651297bb96e7d371e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 455656fdc1978c681c577b7c1aae1db081506cd78b94beac0c45ef2137aee18f

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type TrainerClassesCardsQuery$variables = {
  id: string;
  now: string;
};
export type TrainerClassesCardsQuery$data = {
  readonly coming: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly startsAt: string | null | undefined;
        readonly status: TrainingClassStatus;
        readonly title: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly past: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reference: string;
        readonly startsAt: string | null | undefined;
        readonly status: TrainingClassStatus;
        readonly title: string;
      };
    }>;
    readonly totalCount: number;
  };
};
export type TrainerClassesCardsQuery = {
  response: TrainerClassesCardsQuery$data;
  variables: TrainerClassesCardsQuery$variables;
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
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v2 = {
  "kind": "Variable",
  "name": "trainer",
  "variableName": "id"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
  }
],
v4 = [
  {
    "alias": "coming",
    "args": [
      (v1/*:: as any*/),
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
          "confirmed",
          "postponed",
          "delivered"
        ]
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "TrainingClassCursorConnection",
    "kind": "LinkedField",
    "name": "trainingClasses",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "past",
    "args": [
      (v1/*:: as any*/),
      {
        "kind": "Literal",
        "name": "order",
        "value": [
          {
            "startsAt": "DESC"
          }
        ]
      },
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "strictly_before",
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
      (v2/*:: as any*/)
    ],
    "concreteType": "TrainingClassCursorConnection",
    "kind": "LinkedField",
    "name": "trainingClasses",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrainerClassesCardsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrainerClassesCardsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "fc543fafddb7d4651297bb96e7d371e4",
    "id": "455656fdc1978c681c577b7c1aae1db081506cd78b94beac0c45ef2137aee18f",
    "metadata": {},
    "name": "TrainerClassesCardsQuery",
    "operationKind": "query",
    "text": "query TrainerClassesCardsQuery(\n  $id: ID!\n  $now: String!\n) {\n  coming: trainingClasses(first: 50, trainer: $id, status_list: [provisional, confirmed, postponed, delivered], startsAt: [{after: $now}], order: [{startsAt: ASC}]) {\n    totalCount\n    edges {\n      node {\n        id\n        reference\n        title\n        status\n        startsAt\n      }\n    }\n  }\n  past: trainingClasses(first: 50, trainer: $id, startsAt: [{strictly_before: $now}], order: [{startsAt: DESC}]) {\n    totalCount\n    edges {\n      node {\n        id\n        reference\n        title\n        status\n        startsAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "83f38f7688dbaa02c30e47051772ffc8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
