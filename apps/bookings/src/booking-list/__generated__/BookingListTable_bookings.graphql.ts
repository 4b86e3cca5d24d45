/**
 * @generated SignedSource<<b5bf382d67b7441de2402e82cda87ae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingListTable_bookings$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BookingListRow_booking">;
    };
  }>;
  readonly " $fragmentType": "BookingListTable_bookings";
};
export type BookingListTable_bookings$key = {
  readonly " $data"?: BookingListTable_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingListTable_bookings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingListTable_bookings",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BookingListRow_booking"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingCursorConnection",
  "abstractKey": null
};

(node as any).hash = "415f238227e440964b0246594b49abf4";

export default node;
