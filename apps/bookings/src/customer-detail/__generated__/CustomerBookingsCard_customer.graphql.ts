/**
 * @generated SignedSource<<6f24be632d1af3245183846e35daaec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerBookingsCard_customer$data = {
  readonly bookings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expectedTotalValue: {
          readonly amount: number;
        };
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BookingSummary_booking">;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "CustomerBookingsCard_customer";
};
export type CustomerBookingsCard_customer$key = {
  readonly " $data"?: CustomerBookingsCard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBookingsCard_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerBookingsCard_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "BookingCursorConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Booking",
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
                  "name": "expectedTotalValue",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BookingSummary_booking"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bookings(first:5)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "9bd585157efaa4e59986e203e3b81e45";

export default node;
