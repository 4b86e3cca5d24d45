/**
 * @generated SignedSource<<02a2b397a91b7352e0d647ae1cff5ad2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type ContactRole = "biller" | "booker" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingContactsCard_booking$data = {
  readonly bookingCustomerContacts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly customerContact: {
          readonly email: string | null | undefined;
          readonly fullName: string;
          readonly id: string;
          readonly jobTitle: string | null | undefined;
          readonly user: {
            readonly avatarUrl: string | null | undefined;
          } | null | undefined;
        };
        readonly id: string;
        readonly roles: ReadonlyArray<ContactRole>;
        readonly " $fragmentSpreads": FragmentRefs<"UnassignContactButton_contact">;
      };
    }>;
  };
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AssignContactDialog_booking">;
  readonly " $fragmentType": "BookingContactsCard_booking";
};
export type BookingContactsCard_booking$key = {
  readonly " $data"?: BookingContactsCard_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingContactsCard_booking">;
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
  "name": "BookingContactsCard_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignContactDialog_booking"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UnassignContactButton_contact"
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "jobTitle",
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
                      "concreteType": "User",
                      "kind": "LinkedField",
                      "name": "user",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "avatarUrl",
                          "storageKey": null
                        }
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
          "storageKey": null
        }
      ],
      "storageKey": "bookingCustomerContacts(first:100)"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "2694861e333e5d4fc87aa81e921faa09";

export default node;
