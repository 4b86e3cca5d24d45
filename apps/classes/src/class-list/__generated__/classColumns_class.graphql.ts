/**
 * @generated SignedSource<<8d0c46e16a7dd65c2820dda809cc0371>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type classColumns_class$data = {
  readonly customer: {
    readonly id: string;
  } | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly seatsReservedCount: number;
  readonly seatsTotalCount: number;
  readonly startsAt: string | null | undefined;
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
  readonly " $fragmentType": "classColumns_class";
};
export type classColumns_class$key = {
  readonly " $data"?: classColumns_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"classColumns_class">;
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
  "name": "classColumns_class",
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
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "f294b777ab6e70e08224f93b38be5b7e";

export default node;
