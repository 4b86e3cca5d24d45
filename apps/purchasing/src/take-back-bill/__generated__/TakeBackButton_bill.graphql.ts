/**
 * @generated SignedSource<<cd6a41838d6303edc51ba9bc42d968fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseOrderStatus = "billed" | "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TakeBackButton_bill$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly item: {
          readonly purchaseOrder: {
            readonly reference: string;
            readonly status: PurchaseOrderStatus;
          };
        };
      };
    }>;
  };
  readonly number: string;
  readonly takenBackAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackBillDialog_bill">;
  readonly " $fragmentType": "TakeBackButton_bill";
};
export type TakeBackButton_bill$key = {
  readonly " $data"?: TakeBackButton_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackButton_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeBackButton_bill",
  "selections": [
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
      "name": "takenBackAt",
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
                      "selections": [
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
      ],
      "storageKey": "lines(first:500)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeBackBillDialog_bill"
    }
  ],
  "type": "SupplierBill",
  "abstractKey": null
};

(node as any).hash = "bbdc19e86616213214a14faf74cf48df";

export default node;
