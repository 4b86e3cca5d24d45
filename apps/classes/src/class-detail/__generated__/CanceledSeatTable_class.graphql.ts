/**
 * @generated SignedSource<<d4f7409ea3d0f6e74f49260357706335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CanceledSeatTable_class$data = {
  readonly canceledReservations: ReadonlyArray<{
    readonly attendee: {
      readonly customerContact: {
        readonly mobile: string | null | undefined;
        readonly telephone: string | null | undefined;
      } | null | undefined;
      readonly email: string;
      readonly " $fragmentSpreads": FragmentRefs<"DelegateName_attendee">;
    } | null | undefined;
    readonly bookingItem: {
      readonly booking: {
        readonly booker: {
          readonly email: string | null | undefined;
          readonly fullName: string;
          readonly id: string;
          readonly mobile: string | null | undefined;
          readonly telephone: string | null | undefined;
        } | null | undefined;
        readonly customer: {
          readonly name: string;
        };
        readonly id: string;
        readonly reference: string;
      };
    };
    readonly id: string;
    readonly seatNumber: number;
  }>;
  readonly " $fragmentType": "CanceledSeatTable_class";
};
export type CanceledSeatTable_class$key = {
  readonly " $data"?: CanceledSeatTable_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"CanceledSeatTable_class">;
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
  "name": "CanceledSeatTable_class",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingSeatReservation",
      "kind": "LinkedField",
      "name": "canceledReservations",
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
              "concreteType": "Booking",
              "kind": "LinkedField",
              "name": "booking",
              "plural": false,
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
                  "concreteType": "Customer",
                  "kind": "LinkedField",
                  "name": "customer",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attendee",
          "kind": "LinkedField",
          "name": "attendee",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomerContact",
              "kind": "LinkedField",
              "name": "customerContact",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "DelegateName_attendee",
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
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "88ecb3465566c831cf13049b1e85a66c";

export default node;
