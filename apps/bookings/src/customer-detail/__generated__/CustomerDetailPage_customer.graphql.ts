/**
 * @generated SignedSource<<b5ef4f3f657967d83e0621d7a9970651>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetailPage_customer$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly reference: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBillingCard_customer" | "CustomerBookingsCard_customer" | "CustomerCompanyCard_customer" | "CustomerContactsCard_customer">;
  readonly " $fragmentType": "CustomerDetailPage_customer";
};
export type CustomerDetailPage_customer$key = {
  readonly " $data"?: CustomerDetailPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetailPage_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetailPage_customer",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerCompanyCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBillingCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBookingsCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerContactsCard_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "941ebb8899afb40635328b011270f2b8";

export default node;
