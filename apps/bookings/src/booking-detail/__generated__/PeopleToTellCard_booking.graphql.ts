/**
 * @generated SignedSource<<84906f0e1d12c2750c73d310e5fc5500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type ContactRole = "biller" | "booker" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PeopleToTellCard_booking$data = {
  readonly bookingCustomerContacts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly customerContact: {
          readonly email: string | null | undefined;
          readonly fullName: string;
          readonly id: string;
          readonly mobile: string | null | undefined;
          readonly telephone: string | null | undefined;
        };
        readonly id: string;
        readonly roles: ReadonlyArray<ContactRole>;
      };
    }>;
  };
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
  readonly id: string;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly status: BookingStatus;
      };
    }>;
  };
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
  "name": "status",
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mobile",
  "storageKey": null
},
v5 = {
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "BookingCustomerContactCursorConnection",
      "kind": "LinkedField",
      "name": "bookingCustomerContacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingCustomerContactEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingCustomerContact",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                      "name": "fullName",
                      "storageKey": null
                    },
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
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
      "storageKey": "bookingCustomerContacts(first:100)"
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "BookingItemCursorConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "items(first:100)"
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
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomerContact",
              "kind": "LinkedField",
              "name": "customerContact",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/)
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

(node as any).hash = "b8fbae0fa81afa91324cbf42c4bc4dca";

export default node;
