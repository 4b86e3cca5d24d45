/**
 * @generated SignedSource<<e7c9868ede463ed200aec8a177b7e277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingTotals_booking$data = {
  readonly expectedTotalValue: {
    readonly amount: number;
  };
  readonly netPrice: {
    readonly amount: number;
  };
  readonly toBeRefunded: {
    readonly amount: number;
  };
  readonly " $fragmentType": "BookingTotals_booking";
};
export type BookingTotals_booking$key = {
  readonly " $data"?: BookingTotals_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingTotals_booking">;
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
  "name": "BookingTotals_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "expectedTotalValue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "toBeRefunded",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "df72bb0eff071edd362fa369c3f4f5a6";

export default node;
