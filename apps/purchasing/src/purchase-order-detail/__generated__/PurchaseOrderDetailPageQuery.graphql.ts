/**
 * @generated SignedSource<<986730aae826f8e3df5a10073ec863cc>>
 * @relayHash 2fe22fcbf6fcbde0000127fd20ce7462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e206b5388ae867d49b7d180878a0c6ac658e2777f4b9746dbbe922bb2c855017

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrderDetailPageQuery$variables = {
  id: string;
};
export type PurchaseOrderDetailPageQuery$data = {
  readonly purchaseOrder: {
    readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderDetailPage_order">;
  } | null | undefined;
};
export type PurchaseOrderDetailPageQuery = {
  response: PurchaseOrderDetailPageQuery$data;
  variables: PurchaseOrderDetailPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "reference",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  (v2/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "netPrice",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "tax",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PurchaseOrderDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PurchaseOrderDetailPage_order"
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
    "name": "PurchaseOrderDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "raisedAt",
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
            "concreteType": "Supplier",
            "kind": "LinkedField",
            "name": "supplier",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bankSortCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SupplierBankChange",
                "kind": "LinkedField",
                "name": "pendingBankChange",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "purchasesEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "primaryContact",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "createdBy",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HistoryEntry",
                    "kind": "LinkedField",
                    "name": "newestEntry",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Recorded",
                "abstractKey": "__isRecorded"
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
          },
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "PurchaseOrderItemCursorConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": [
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
                "concreteType": "PurchaseOrderItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PurchaseOrderItem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "billedQuantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "billedNetPrice",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "billedTax",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "description",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "unitPrice",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taxable",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taxRatePercent",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "items(first:100)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SupplierBill",
            "kind": "LinkedField",
            "name": "bills",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takenBackAt",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takenBackReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PurchaseOrder",
                "kind": "LinkedField",
                "name": "purchaseOrders",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 500
                  }
                ],
                "concreteType": "SupplierBillLineCursorConnection",
                "kind": "LinkedField",
                "name": "lines",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SupplierBillLineEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SupplierBillLine",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PurchaseOrderItem",
                            "kind": "LinkedField",
                            "name": "item",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PurchaseOrder",
                                "kind": "LinkedField",
                                "name": "purchaseOrder",
                                "plural": false,
                                "selections": (v5/*:: as any*/),
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
                  }
                ],
                "storageKey": "lines(first:500)"
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "acknowledgedBy",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatarUrl",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2fe22fcbf6fcbde0000127fd20ce7462",
    "id": "e206b5388ae867d49b7d180878a0c6ac658e2777f4b9746dbbe922bb2c855017",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": "query PurchaseOrderDetailPageQuery(\n  $id: ID!\n) {\n  purchaseOrder(id: $id) {\n    ...PurchaseOrderDetailPage_order\n    id\n  }\n}\n\nfragment AcknowledgeButton_order on PurchaseOrder {\n  reference\n  status\n  acknowledgedAt\n  ...AcknowledgeDialog_order\n}\n\nfragment AcknowledgeDialog_order on PurchaseOrder {\n  id\n  reference\n  netPrice {\n    amount\n  }\n  supplier {\n    name\n    id\n  }\n}\n\nfragment BankChangeWarning_supplier on Supplier {\n  bankSortCode\n  pendingBankChange {\n    id\n  }\n}\n\nfragment EditItemsDialog_order on PurchaseOrder {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  reference\n  status\n  acknowledgedAt\n  supplier {\n    name\n    id\n  }\n  items(first: 100) {\n    edges {\n      node {\n        id\n        description\n        quantity\n        unitPrice {\n          amount\n        }\n        taxable\n        taxRatePercent\n      }\n    }\n  }\n}\n\nfragment PurchaseOrderActions_order on PurchaseOrder {\n  id\n  version\n  reference\n  ...orderToMove_order\n  ...AcknowledgeButton_order\n}\n\nfragment PurchaseOrderBillsCard_order on PurchaseOrder {\n  id\n  status\n  supplier {\n    id\n  }\n  ...RecordBillDialog_order\n  bills {\n    id\n    number\n    day\n    takenBackAt\n    takenBackReason\n    purchaseOrders {\n      id\n      reference\n    }\n    lines(first: 500) {\n      edges {\n        node {\n          id\n          netPrice {\n            amount\n          }\n          tax {\n            amount\n          }\n          item {\n            purchaseOrder {\n              id\n            }\n            id\n          }\n        }\n      }\n    }\n    ...TakeBackButton_bill\n  }\n}\n\nfragment PurchaseOrderDetailPage_order on PurchaseOrder {\n  id\n  reference\n  status\n  raisedAt\n  acknowledgedAt\n  supplier {\n    id\n    name\n    ...BankChangeWarning_supplier\n  }\n  ...RecordAudit_record\n  ...PurchaseOrderActions_order\n  ...PurchaseOrderFactsCard_order\n  ...PurchaseOrderItemsCard_order\n  ...PurchaseOrderBillsCard_order\n}\n\nfragment PurchaseOrderFactsCard_order on PurchaseOrder {\n  status\n  raisedAt\n  acknowledgedAt\n  acknowledgedBy {\n    id\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n  }\n  supplier {\n    id\n    name\n    reference\n    purchasesEmail\n    primaryContact {\n      fullName\n      id\n    }\n  }\n  trainingClass {\n    id\n    title\n    reference\n  }\n  ...PurchaseOrderTotals_order\n}\n\nfragment PurchaseOrderItemsCard_order on PurchaseOrder {\n  status\n  ...EditItemsDialog_order\n  items(first: 100) {\n    edges {\n      node {\n        id\n        description\n        quantity\n        unitPrice {\n          amount\n        }\n        taxRatePercent\n        taxable\n        netPrice {\n          amount\n        }\n        tax {\n          amount\n        }\n        billedQuantity\n      }\n    }\n    totalCount\n  }\n}\n\nfragment PurchaseOrderTotals_order on PurchaseOrder {\n  netPrice {\n    amount\n  }\n  tax {\n    amount\n  }\n  bills {\n    takenBackAt\n    id\n  }\n  items(first: 100) {\n    edges {\n      node {\n        quantity\n        billedQuantity\n        billedNetPrice {\n          amount\n        }\n        billedTax {\n          amount\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment RecordAudit_record on Audited {\n  __isAudited: __typename\n  createdAt\n  createdBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ... on Recorded {\n    __isRecorded: __typename\n    newestEntry {\n      at\n      user {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment RecordBillDialog_order on PurchaseOrder {\n  id\n  reference\n  supplier {\n    id\n    name\n  }\n  trainingClass {\n    title\n    id\n  }\n  items(first: 100) {\n    edges {\n      node {\n        id\n        description\n        quantity\n        unitPrice {\n          amount\n        }\n        netPrice {\n          amount\n        }\n        tax {\n          amount\n        }\n        taxable\n        taxRatePercent\n        billedQuantity\n        billedNetPrice {\n          amount\n        }\n        billedTax {\n          amount\n        }\n      }\n    }\n  }\n}\n\nfragment TakeBackBillDialog_bill on SupplierBill {\n  id\n  version\n  number\n  purchaseOrders {\n    reference\n    id\n  }\n}\n\nfragment TakeBackButton_bill on SupplierBill {\n  number\n  takenBackAt\n  purchaseOrders {\n    reference\n    status\n    id\n  }\n  ...TakeBackBillDialog_bill\n}\n\nfragment orderToMove_order on PurchaseOrder {\n  status\n  items(first: 100) {\n    totalCount\n  }\n  trainingClass {\n    status\n    id\n  }\n  bills {\n    takenBackAt\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a9535873fe533ca84180473def73810e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
