/**
 * @generated SignedSource<<a29af57f7426ceea2abc563e79a15b7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBookingSelection_bookings$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly reference: string;
    };
  }>;
  readonly " $fragmentType": "useBookingSelection_bookings";
};
export type useBookingSelection_bookings$key = {
  readonly " $data"?: useBookingSelection_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookingSelection_bookings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBookingSelection_bookings",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reference",
              "storageKey": null
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

(node as any).hash = "09971899c524a9f20a46de5736693884";

export default node;
