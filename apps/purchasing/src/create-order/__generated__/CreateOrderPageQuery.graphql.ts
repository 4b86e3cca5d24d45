/**
 * @generated SignedSource<<5e50e59ca8626e1eda1c849c2680cca1>>
 * @relayHash 39e5d0f2ba179c1db3cc98656b249374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30fe5a718bcb95c05f7297f455c46124769515f236bc620e034e8112a9ea71e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateOrderPageQuery$variables = {
  hasClass: boolean;
  hasSupplier: boolean;
  supplier: string;
  trainingClass: string;
};
export type CreateOrderPageQuery$data = {
  readonly supplier?: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateOrderForm_supplier">;
  } | null | undefined;
  readonly trainingClass?: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateOrderForm_class">;
  } | null | undefined;
};
export type CreateOrderPageQuery = {
  response: CreateOrderPageQuery$data;
  variables: CreateOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasClass"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSupplier"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "supplier"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainingClass"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "supplier"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainingClass"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateOrderPageQuery",
    "selections": [
      {
        "condition": "hasSupplier",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CreateOrderForm_supplier"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CreateOrderForm_class"
              }
            ],
            "storageKey": null
          }
        ]
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
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateOrderPageQuery",
    "selections": [
      {
        "condition": "hasSupplier",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "39e5d0f2ba179c1db3cc98656b249374",
    "id": "30fe5a718bcb95c05f7297f455c46124769515f236bc620e034e8112a9ea71e9",
    "metadata": {},
    "name": "CreateOrderPageQuery",
    "operationKind": "query",
    "text": "query CreateOrderPageQuery(\n  $supplier: ID!\n  $hasSupplier: Boolean!\n  $trainingClass: ID!\n  $hasClass: Boolean!\n) {\n  supplier(id: $supplier) @include(if: $hasSupplier) {\n    ...CreateOrderForm_supplier\n    id\n  }\n  trainingClass(id: $trainingClass) @include(if: $hasClass) {\n    ...CreateOrderForm_class\n    id\n  }\n}\n\nfragment CreateOrderForm_class on TrainingClass {\n  id\n  ...classOption_class\n}\n\nfragment CreateOrderForm_supplier on Supplier {\n  id\n  ...supplierOption_supplier\n}\n\nfragment classOption_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n}\n\nfragment supplierOption_supplier on Supplier {\n  id\n  name\n  reference\n}\n"
  }
};
})();

(node as any).hash = "6ae1be6100f0b7969f673269961be647";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
