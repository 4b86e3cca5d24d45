/**
 * @generated SignedSource<<ce635953a99dc7861525f006b36854fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactRole = "biller" | "booker" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContactBookingsCard_contact$data = {
  readonly bookingCustomerContacts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly booking: {
          readonly " $fragmentSpreads": FragmentRefs<"BookingSummary_booking">;
        };
        readonly id: string;
        readonly roles: ReadonlyArray<ContactRole>;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ContactBookingsCard_contact";
};
export type ContactBookingsCard_contact$key = {
  readonly " $data"?: ContactBookingsCard_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBookingsCard_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactBookingsCard_contact",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
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
                  "selections": [
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "bookingCustomerContacts(first:50)"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "9a82ee638e8a3aaa173562313b431393";

export default node;
