/**
 * @generated SignedSource<<8766c123236f384fbf880313c8f9aa35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingItemPrices_item$data = {
  readonly grossPrice: {
    readonly amount: number;
  };
  readonly poNumber: string | null | undefined;
  readonly taxRatePercent: number | null | undefined;
  readonly taxValue: {
    readonly amount: number;
  };
  readonly taxable: boolean;
  readonly trainer: {
    readonly contact: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly trainerDayRate: {
    readonly amount: number;
  } | null | undefined;
  readonly trainerTravel: {
    readonly amount: number;
  } | null | undefined;
  readonly " $fragmentType": "BookingItemPrices_item";
};
export type BookingItemPrices_item$key = {
  readonly " $data"?: BookingItemPrices_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingItemPrices_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "BookingItemPrices_item",
  "selections": [
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
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "taxValue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "grossPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "trainerDayRate",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "trainerTravel",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};
})();

(node as any).hash = "3f8cbfdbdbf5ad4090e7606539bb0896";

export default node;
