/**
 * @generated SignedSource<<bbde906e9ca6dd09f4547b048a4f8a05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "bank_transfer" | "credit_card" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerBillingCard_customer$data = {
  readonly billingAddress: {
    readonly address1: string | null | undefined;
    readonly address2: string | null | undefined;
    readonly address3: string | null | undefined;
    readonly address4: string | null | undefined;
    readonly city: string | null | undefined;
    readonly country: string | null | undefined;
    readonly postcode: string | null | undefined;
    readonly region: string | null | undefined;
  } | null | undefined;
  readonly onlyTaxInvoiceBillable: boolean;
  readonly paymentTermDays: number;
  readonly preferredPaymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "CustomerBillingCard_customer";
};
export type CustomerBillingCard_customer$key = {
  readonly " $data"?: CustomerBillingCard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBillingCard_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerBillingCard_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTermDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredPaymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlyTaxInvoiceBillable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address3",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address4",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "9bf86321a560fd0ac06a01ceb148b132";

export default node;
