/**
 * @generated SignedSource<<d6c78d68d3cd5b550cb8c648baa2c25e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PeopleToTellCard_booking$data = {
  readonly booker: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly id: string;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
  } | null | undefined;
  readonly formerReservations: ReadonlyArray<{
    readonly attendee: {
      readonly customerContact: {
        readonly id: string;
        readonly mobile: string | null | undefined;
        readonly telephone: string | null | undefined;
      } | null | undefined;
      readonly email: string;
      readonly familyName: string;
      readonly givenName: string;
    } | null | undefined;
    readonly bookingItem: {
      readonly class: {
        readonly id: string;
        readonly reference: string;
      };
    };
    readonly id: string;
    readonly seatNumber: number;
  }>;
  readonly status: BookingStatus;
  readonly " $fragmentType": "PeopleToTellCard_booking";
};
export type PeopleToTellCard_booking$key = {
  readonly " $data"?: PeopleToTellCard_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleToTellCard_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mobile",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "telephone",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleToTellCard_booking",
  "selections": [
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
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "booker",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingSeatReservation",
      "kind": "LinkedField",
      "name": "formerReservations",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attendee",
          "kind": "LinkedField",
          "name": "attendee",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "givenName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "familyName",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomerContact",
              "kind": "LinkedField",
              "name": "customerContact",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
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

(node as any).hash = "df788b1247fc9775cd114df3e13537ea";

export default node;
