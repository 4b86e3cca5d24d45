/**
 * @generated SignedSource<<4bb1f15a06321a6408b0c1cbc72eed31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingCustomerFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  readonly " $fragmentType": "BookingCustomerFields_customer";
};
export type BookingCustomerFields_customer$key = {
  readonly " $data"?: BookingCustomerFields_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingCustomerFields_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingCustomerFields_customer",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "customerOption_customer",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "5a48085fbd055e44977dc76d138bdf31";

export default node;
