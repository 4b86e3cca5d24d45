/**
 * @generated SignedSource<<0ce6da8c4a6404ae0937459e774bd0f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassCard_session$data = {
  readonly dayCount: number;
  readonly dayNumber: number;
  readonly endsAt: string;
  readonly seatsReservedCount: number;
  readonly seatsTotalCount: number;
  readonly startsAt: string;
  readonly trainingClass: {
    readonly brand: {
      readonly name: string;
      readonly primaryColor: string;
    };
    readonly confirmedPurchaseOrder: {
      readonly reference: string;
    } | null | undefined;
    readonly id: string;
    readonly reference: string;
    readonly status: TrainingClassStatus;
    readonly title: string;
    readonly trainer: {
      readonly contact: {
        readonly fullName: string;
        readonly user: {
          readonly avatarUrl: string | null | undefined;
        } | null | undefined;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CustomerLabel_class" | "DeliveryFact_class">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"JoinLink_session">;
  readonly " $fragmentType": "ClassCard_session";
};
export type ClassCard_session$key = {
  readonly " $data"?: ClassCard_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassCard_session">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassCard_session",
  "selections": [
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
      "name": "seatsReservedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsTotalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinLink_session"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "trainingClass",
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
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "concreteType": "PurchaseOrder",
          "kind": "LinkedField",
          "name": "confirmedPurchaseOrder",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Brand",
          "kind": "LinkedField",
          "name": "brand",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "primaryColor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trainer",
          "kind": "LinkedField",
          "name": "trainer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "contact",
              "plural": false,
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CustomerLabel_class"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryFact_class"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingSession",
  "abstractKey": null
};
})();

(node as any).hash = "374eb90b433575a32bf4163127d14929";

export default node;
