/**
 * @generated SignedSource<<b5273b50aac9b5ff7eed7ce7f4fd613b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CreatePrivateItemPage_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookClassForm_booking" | "ClassesToBookCard_booking" | "PrivateItemForm_booking">;
  readonly " $fragmentType": "CreatePrivateItemPage_booking";
};
export type CreatePrivateItemPage_booking$key = {
  readonly " $data"?: CreatePrivateItemPage_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatePrivateItemPage_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatePrivateItemPage_booking",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookClassForm_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassesToBookCard_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrivateItemForm_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "320015045d15c9df0003f59bcdc273e0";

export default node;
