/**
 * @generated SignedSource<<a5f593a4924a037fa2fc09ee8996b5d1>>
 * @relayHash aecefd43ed59cdb482020c0349ca61f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac47de663a7e2ab829d942a4ade6499df1c69b1a893dbff60165a9333c2f2099

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassPurchaseOrdersPanelQuery$variables = {
  trainingClass: string;
};
export type ClassPurchaseOrdersPanelQuery$data = {
  readonly trainingClass: {
    readonly purchaseOrders: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ClassPurchaseOrder_order">;
        };
      }>;
      readonly totalCount: number;
    };
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
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
          {
            "alias": null,
            "args": (v2/*:: as any*/),
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
                      (v3/*:: as any*/),
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
              (v4/*:: as any*/)
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
          {
            "alias": null,
            "args": (v2/*:: as any*/),
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
            "storageKey": "purchaseOrders(first:50)"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aecefd43ed59cdb482020c0349ca61f5",
    "id": "ac47de663a7e2ab829d942a4ade6499df1c69b1a893dbff60165a9333c2f2099",
    "metadata": {},
    "name": "ClassPurchaseOrdersPanelQuery",
    "operationKind": "query",
    "text": "query ClassPurchaseOrdersPanelQuery(\n  $trainingClass: ID!\n) {\n  trainingClass(id: $trainingClass) {\n    purchaseOrders(first: 50) {\n      edges {\n        node {\n          id\n          ...ClassPurchaseOrder_order\n        }\n      }\n      totalCount\n    }\n    id\n  }\n}\n\nfragment AcknowledgeButton_order on PurchaseOrder {\n  reference\n  status\n  acknowledgedAt\n  ...AcknowledgeDialog_order\n}\n\nfragment AcknowledgeDialog_order on PurchaseOrder {\n  id\n  reference\n  netPrice {\n    amount\n  }\n  supplier {\n    name\n    id\n  }\n}\n\nfragment ClassPurchaseOrder_order on PurchaseOrder {\n  id\n  reference\n  status\n  acknowledgedAt\n  netPrice {\n    amount\n  }\n  supplier {\n    name\n    id\n  }\n  ...AcknowledgeButton_order\n}\n"
  }
};
})();

(node as any).hash = "e0a3003a6b07cee7fb459585a5a402cd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
