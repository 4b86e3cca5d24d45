/**
 * @generated SignedSource<<f0f76e7a4f992d61ad663792a5fcdbe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupplierBillsCard_supplier$data = {
  readonly bills: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly day: string;
        readonly id: string;
        readonly netPrice: {
          readonly amount: number;
        };
        readonly number: string;
        readonly purchaseOrders: ReadonlyArray<{
          readonly id: string;
          readonly reference: string;
        }>;
        readonly takenBackAt: string | null | undefined;
        readonly takenBackReason: string | null | undefined;
        readonly tax: {
          readonly amount: number;
        };
        readonly " $fragmentSpreads": FragmentRefs<"TakeBackButton_bill">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SupplierBillsCard_supplier";
};
export type SupplierBillsCard_supplier$key = {
  readonly " $data"?: SupplierBillsCard_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierBillsCard_supplier">;
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
  "name": "SupplierBillsCard_supplier",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SupplierBillCursorConnection",
      "kind": "LinkedField",
      "name": "bills",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SupplierBillEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SupplierBill",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "netPrice",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "tax",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TakeBackButton_bill"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "bills(first:100)"
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};
})();

(node as any).hash = "df5e38259bbf6eb5718f917725650f2f";

export default node;
