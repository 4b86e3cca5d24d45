/**
 * @generated SignedSource<<60973e11bab469c86b9dc07d239ca926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingToChange_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "BookingToChange_booking";
};
export type BookingToChange_booking$key = {
  readonly " $data"?: BookingToChange_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingToChange_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingToChange_booking",
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
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "0d77b07537b676e8a227691c27ea9eed";

export default node;
