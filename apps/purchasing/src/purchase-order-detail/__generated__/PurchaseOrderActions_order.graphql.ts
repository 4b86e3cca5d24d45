/**
 * @generated SignedSource<<de8011497af9c8c11fcd420ab1dcc9f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrderActions_order$data = {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AcknowledgeButton_order" | "orderToMove_order">;
  readonly " $fragmentType": "PurchaseOrderActions_order";
};
export type PurchaseOrderActions_order$key = {
  readonly " $data"?: PurchaseOrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderActions_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseOrderActions_order",
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
      "name": "version",
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
      "kind": "InlineDataFragmentSpread",
      "name": "orderToMove_order",
      "selections": [
        (v0/*:: as any*/),
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
            (v0/*:: as any*/)
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
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcknowledgeButton_order"
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};
})();

(node as any).hash = "84d45c00cf92baab1845ae33c361044d";

export default node;
