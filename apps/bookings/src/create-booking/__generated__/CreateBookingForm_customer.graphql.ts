/**
 * @generated SignedSource<<71e1295db316211f83edadd4d539abc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateBookingForm_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingCustomerFields_customer">;
  readonly " $fragmentType": "CreateBookingForm_customer";
};
export type CreateBookingForm_customer$key = {
  readonly " $data"?: CreateBookingForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateBookingForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateBookingForm_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingCustomerFields_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "7e84ce564f3befb66d7a1fb19ae300f4";

export default node;
