/**
 * @generated SignedSource<<ac7697dec7316c44954d420918e8933f>>
 * @relayHash b1cbf28a52f84c03959d2f1f6a0cf3ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa1a323104dc53878a24f0adbfb555032249367ae618ca040f26a803473eed56

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
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "before",
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
    "cacheID": "b1cbf28a52f84c03959d2f1f6a0cf3ea",
    "id": "aa1a323104dc53878a24f0adbfb555032249367ae618ca040f26a803473eed56",
    "metadata": {},
    "name": "TrainerClassesCardsQuery",
    "operationKind": "query",
    "text": "query TrainerClassesCardsQuery(\n  $id: ID!\n  $now: String!\n) {\n  coming: trainingClasses(first: 50, trainer: $id, status_list: [provisional, confirmed, postponed, delivered], endsAt: [{strictly_after: $now}], order: [{startsAt: ASC}]) {\n    totalCount\n    edges {\n      node {\n        id\n        reference\n        title\n        status\n        startsAt\n      }\n    }\n  }\n  past: trainingClasses(first: 50, trainer: $id, endsAt: [{before: $now}], order: [{startsAt: DESC}]) {\n    totalCount\n    edges {\n      node {\n        id\n        reference\n        title\n        status\n        startsAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fdd27f707c2a626e5fa981cc0d0e9022";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
