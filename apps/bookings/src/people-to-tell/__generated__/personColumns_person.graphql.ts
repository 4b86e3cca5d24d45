/**
 * @generated SignedSource<<6e33c4230362a19d1a0319121e2ababe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactRole = "biller" | "booker" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type personColumns_person$data = {
  readonly booking: {
    readonly id: string;
    readonly reference: string;
  };
  readonly customerContact: {
    readonly id: string;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly roles: ReadonlyArray<ContactRole>;
  readonly seats: ReadonlyArray<{
    readonly bookingItem: {
      readonly class: {
        readonly id: string;
        readonly reference: string;
      };
    };
    readonly id: string;
    readonly seatNumber: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ToldTick_person">;
  readonly " $fragmentType": "personColumns_person";
};
export type personColumns_person$key = {
  readonly " $data"?: personColumns_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"personColumns_person">;
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
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "personColumns_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "customerContact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingSeatReservation",
      "kind": "LinkedField",
      "name": "seats",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seatNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingItem",
          "kind": "LinkedField",
          "name": "bookingItem",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TrainingClass",
              "kind": "LinkedField",
              "name": "class",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ToldTick_person"
    }
  ],
  "type": "PersonToTell",
  "abstractKey": null
};
})();

(node as any).hash = "85623012e7b7eb7510202503878dcf5e";

export default node;
