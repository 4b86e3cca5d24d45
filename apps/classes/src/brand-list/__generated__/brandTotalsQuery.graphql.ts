/**
 * @generated SignedSource<<14a9aba6b3b901a696986775e6e3f8da>>
 * @relayHash 4a8edfba1a8f9e6c2a9809aa667ef9b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b97d92c3390c46640ccd136aa8a6a9f65161f6e9d8b1b0f847dfdc3810be2a1

import type { ConcreteRequest } from 'relay-runtime';
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type BrandFilter_order = {
  name?: SortDirection | null | undefined;
};
export type BookingFilter_createdAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type brandTotalsQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  createdAt?: ReadonlyArray<BookingFilter_createdAt> | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  name?: string | null | undefined;
  order?: ReadonlyArray<BrandFilter_order> | null | undefined;
};
export type brandTotalsQuery$data = {
  readonly brands: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bookings: {
          readonly totalCount: number;
        };
        readonly id: string;
      };
    }>;
  };
};
export type brandTotalsQuery = {
  response: brandTotalsQuery$data;
  variables: brandTotalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdAt"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "before",
        "variableName": "before"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "last",
        "variableName": "last"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "order",
        "variableName": "order"
      }
    ],
    "concreteType": "BrandCursorConnection",
    "kind": "LinkedField",
    "name": "brands",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BrandEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Brand",
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
                "args": [
                  {
                    "kind": "Variable",
                    "name": "createdAt",
                    "variableName": "createdAt"
                  }
                ],
                "concreteType": "BrandBookings",
                "kind": "LinkedField",
                "name": "bookings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "brandTotalsQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "brandTotalsQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "4a8edfba1a8f9e6c2a9809aa667ef9b2",
    "id": "3b97d92c3390c46640ccd136aa8a6a9f65161f6e9d8b1b0f847dfdc3810be2a1",
    "metadata": {},
    "name": "brandTotalsQuery",
    "operationKind": "query",
    "text": "query brandTotalsQuery(\n  $first: Int\n  $after: String\n  $last: Int\n  $before: String\n  $order: [BrandFilter_order!]\n  $name: String\n  $createdAt: [BookingFilter_createdAt!]\n) {\n  brands(first: $first, after: $after, last: $last, before: $before, order: $order, name: $name) {\n    edges {\n      node {\n        id\n        bookings(createdAt: $createdAt) {\n          totalCount\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a3bc60af30b0504690f0022da9a15024";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
