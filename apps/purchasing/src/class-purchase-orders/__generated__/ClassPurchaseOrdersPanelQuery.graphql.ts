/**
 * @generated SignedSource<<12839e5ba454f5a6f4b46f71f0ce9b8a>>
 * @relayHash 338932edfcafc1238fc65145c1559d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 954f39659c23fbaad47583a88ebe09f166a54d5f377c275ee23e3bec42ab2a64

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type ClassPurchaseOrdersPanelQuery$variables = {
  trainingClass: string;
};
export type ClassPurchaseOrdersPanelQuery$data = {
  readonly trainingClass: {
    readonly id: string;
    readonly purchaseOrders: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ClassPurchaseOrder_order">;
        };
      }>;
      readonly totalCount: number;
    };
    readonly status: TrainingClassStatus;
    readonly whyNoTrainerOrder: string | null | undefined;
  } | null | undefined;
};
export type ClassPurchaseOrdersPanelQuery = {
  response: ClassPurchaseOrdersPanelQuery$data;
  variables: ClassPurchaseOrdersPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "trainingClass"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainingClass"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whyNoTrainerOrder",
  "storageKey": null
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClassPurchaseOrdersPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "PurchaseOrderCursorConnection",
            "kind": "LinkedField",
            "name": "purchaseOrders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PurchaseOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PurchaseOrder",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ClassPurchaseOrder_order"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": "purchaseOrders(first:50)"
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
    "name": "ClassPurchaseOrdersPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "PurchaseOrderCursorConnection",
            "kind": "LinkedField",
            "name": "purchaseOrders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PurchaseOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PurchaseOrder",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reference",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "acknowledgedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "netPrice",
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Supplier",
                        "kind": "LinkedField",
                        "name": "supplier",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": "purchaseOrders(first:50)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "338932edfcafc1238fc65145c1559d51",
    "id": "954f39659c23fbaad47583a88ebe09f166a54d5f377c275ee23e3bec42ab2a64",
    "metadata": {},
    "name": "ClassPurchaseOrdersPanelQuery",
    "operationKind": "query",
    "text": "query ClassPurchaseOrdersPanelQuery(\n  $trainingClass: ID!\n) {\n  trainingClass(id: $trainingClass) {\n    id\n    status\n    whyNoTrainerOrder\n    purchaseOrders(first: 50) {\n      edges {\n        node {\n          id\n          ...ClassPurchaseOrder_order\n        }\n      }\n      totalCount\n    }\n  }\n}\n\nfragment AcknowledgeButton_order on PurchaseOrder {\n  reference\n  status\n  acknowledgedAt\n  ...AcknowledgeDialog_order\n}\n\nfragment AcknowledgeDialog_order on PurchaseOrder {\n  id\n  reference\n  netPrice {\n    amount\n  }\n  supplier {\n    name\n    id\n  }\n}\n\nfragment ClassPurchaseOrder_order on PurchaseOrder {\n  id\n  reference\n  status\n  acknowledgedAt\n  netPrice {\n    amount\n  }\n  supplier {\n    name\n    id\n  }\n  ...AcknowledgeButton_order\n}\n"
  }
};
})();

(node as any).hash = "d7d5dda9479bc4e0316f56d6b12254df";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
