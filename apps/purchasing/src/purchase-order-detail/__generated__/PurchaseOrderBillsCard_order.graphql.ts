/**
 * @generated SignedSource<<d371b1aa616d26787b1880fd06ead3df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrderBillsCard_order$data = {
  readonly bills: ReadonlyArray<{
    readonly day: string;
    readonly id: string;
    readonly lines: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly item: {
            readonly purchaseOrder: {
              readonly id: string;
            };
          };
          readonly netPrice: {
            readonly amount: number;
          };
          readonly tax: {
            readonly amount: number;
          };
        };
      }>;
    };
    readonly number: string;
    readonly purchaseOrders: ReadonlyArray<{
      readonly id: string;
      readonly reference: string;
    }>;
    readonly takenBackAt: string | null | undefined;
    readonly takenBackReason: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"TakeBackButton_bill">;
  }>;
  readonly id: string;
  readonly status: PurchaseOrderStatus;
  readonly supplier: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RecordBillDialog_order">;
  readonly " $fragmentType": "PurchaseOrderBillsCard_order";
};
export type PurchaseOrderBillsCard_order$key = {
  readonly " $data"?: PurchaseOrderBillsCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderBillsCard_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseOrderBillsCard_order",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordBillDialog_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SupplierBill",
      "kind": "LinkedField",
      "name": "bills",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "takenBackAt",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reference",
              "storageKey": null
            }
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
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "netPrice",
                      "plural": false,
                      "selections": (v2/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "tax",
                      "plural": false,
                      "selections": (v2/*:: as any*/),
                      "storageKey": null
                    },
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
                          "selections": (v1/*:: as any*/),
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
          "storageKey": "lines(first:500)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TakeBackButton_bill"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};
})();

(node as any).hash = "2e156ddcb3fadcd56ab4ddbdad13113e";

export default node;
