/**
 * @generated SignedSource<<bd55be9fc757230a1133f1896ae6f15a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingItemType = "private" | "public" | "%future added value";
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditPrivateItemPage_item$data = {
  readonly booking: {
    readonly customer: {
      readonly name: string;
    };
    readonly id: string;
    readonly reference: string;
    readonly title: string;
  };
  readonly class: {
    readonly id: string;
    readonly reference: string;
  };
  readonly status: BookingStatus;
  readonly title: string;
  readonly type: BookingItemType;
  readonly " $fragmentSpreads": FragmentRefs<"privateItemToEdit_item">;
  readonly " $fragmentType": "EditPrivateItemPage_item";
};
export type EditPrivateItemPage_item$key = {
  readonly " $data"?: EditPrivateItemPage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPrivateItemPage_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditPrivateItemPage_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
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
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "class",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "privateItemToEdit_item"
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};
})();

(node as any).hash = "81c1847b76bcda4cebc9b62856c94307";

export default node;
