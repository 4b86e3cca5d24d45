/**
 * @generated SignedSource<<2733495e767cc4bfa7ada62401e49563>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassesToBookCard_booking$data = {
  readonly classesToBook: ReadonlyArray<{
    readonly deliveryAddress: {
      readonly city: string | null | undefined;
      readonly postcode: string | null | undefined;
    } | null | undefined;
    readonly deliveryFormat: DeliveryFormat;
    readonly deliveryPlatform: DeliveryPlatform | null | undefined;
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly reference: string;
    readonly startsAt: string | null | undefined;
    readonly status: TrainingClassStatus;
    readonly title: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ClassesToBookCard_booking";
};
export type ClassesToBookCard_booking$key = {
  readonly " $data"?: ClassesToBookCard_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassesToBookCard_booking">;
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
  "name": "ClassesToBookCard_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "classesToBook",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "title",
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
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryFormat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryPlatform",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "deliveryAddress",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postcode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "ebd3b94f65d0a9e146d9ae4508c73c81";

export default node;
