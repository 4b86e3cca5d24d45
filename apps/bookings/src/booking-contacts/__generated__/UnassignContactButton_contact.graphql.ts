/**
 * @generated SignedSource<<be62dde90683fa9848042221b3f84d4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type ContactRole = "biller" | "booker" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnassignContactButton_contact$data = {
  readonly booking: {
    readonly bookingCustomerContacts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly roles: ReadonlyArray<ContactRole>;
        };
      }>;
    };
    readonly reference: string;
    readonly status: BookingStatus;
  };
  readonly customerContact: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly roles: ReadonlyArray<ContactRole>;
  readonly " $fragmentType": "UnassignContactButton_contact";
};
export type UnassignContactButton_contact$key = {
  readonly " $data"?: UnassignContactButton_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnassignContactButton_contact">;
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
  "name": "roles",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnassignContactButton_contact",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "customerContact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
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
          "name": "status",
          "storageKey": null
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
                    (v1/*:: as any*/)
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
      "storageKey": null
    }
  ],
  "type": "BookingCustomerContact",
  "abstractKey": null
};
})();

(node as any).hash = "05d736d920e5a768248597b96179b3f6";

export default node;
