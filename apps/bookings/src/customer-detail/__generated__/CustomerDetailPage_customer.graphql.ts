/**
 * @generated SignedSource<<83e3c05cca511c6c699b309a1297726f>>
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
  readonly type: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBillingCard_customer" | "CustomerBookingsCard_customer" | "CustomerCompanyCard_customer" | "CustomerContactsCard_customer">;
  readonly " $fragmentType": "CustomerDetailPage_customer";
};
export type CustomerDetailPage_customer$key = {
  readonly " $data"?: CustomerDetailPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetailPage_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrganisationTypeInfo",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
})();

(node as any).hash = "9860525c6b2ca8384f4713e9e05d2e59";

export default node;
