/**
 * @generated SignedSource<<fd7d43f894a4bf9e9baed22286a74cb8>>
 * @relayHash c6416212fb3269d5b3096c322b39c75d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3ea675dd0bb79d2843a088ebb3c5a77c45b27ecd33546fba0ca8f58166d81dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type classesOnSaleSearchQuery$variables = {
  now: string;
  search?: string | null | undefined;
};
export type classesOnSaleSearchQuery$data = {
  readonly trainingClasses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"classOnSaleOption_class">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type classesOnSaleSearchQuery = {
  response: classesOnSaleSearchQuery$data;
  variables: classesOnSaleSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "now"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
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
        "name": "endsAt.0"
      }
    ],
    "kind": "ListValue",
    "name": "endsAt"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 500
  },
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
    "name": "public",
    "value": true
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
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
v3 = [
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
    "name": "startsAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "endsAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deliveryFormat",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deliveryPlatform",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Address",
    "kind": "LinkedField",
    "name": "deliveryAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "postcode",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "seatsFreeCount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "classesOnSaleSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "classOnSaleOption_class",
                    "selections": (v3/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "classesOnSaleSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
    "cacheID": "c6416212fb3269d5b3096c322b39c75d",
    "id": "e3ea675dd0bb79d2843a088ebb3c5a77c45b27ecd33546fba0ca8f58166d81dc",
    "metadata": {},
    "name": "classesOnSaleSearchQuery",
    "operationKind": "query",
    "text": "query classesOnSaleSearchQuery(\n  $search: String\n  $now: String!\n) {\n  trainingClasses(first: 500, search: $search, public: true, status_list: [provisional, confirmed], endsAt: [{after: $now}], order: [{startsAt: ASC}]) {\n    edges {\n      node {\n        ...classOnSaleOption_class\n        id\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nfragment classOnSaleOption_class on TrainingClass {\n  id\n  reference\n  title\n  startsAt\n  endsAt\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n  seatsFreeCount\n}\n"
  }
};
})();

(node as any).hash = "99c188dbc29ad0cb09295674275d26e5";

export default node;
