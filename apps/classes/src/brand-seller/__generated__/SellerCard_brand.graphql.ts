/**
 * @generated SignedSource<<5511c2254acf8437f475ce27fa73fdcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerCard_brand$data = {
  readonly seller: {
    readonly address: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly address3: string | null | undefined;
      readonly address4: string | null | undefined;
      readonly city: string | null | undefined;
      readonly country: string | null | undefined;
      readonly postcode: string | null | undefined;
      readonly region: string | null | undefined;
    } | null | undefined;
    readonly bankAccountNumber: string | null | undefined;
    readonly bankName: string | null | undefined;
    readonly bankSortCode: string | null | undefined;
    readonly companyNumber: string | null | undefined;
    readonly legalName: string | null | undefined;
    readonly vatNumber: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EditSellerDialog_seller">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSellerDialog_brand">;
  readonly " $fragmentType": "SellerCard_brand";
};
export type SellerCard_brand$key = {
  readonly " $data"?: SellerCard_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerCard_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerCard_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeSellerDialog_brand"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankSortCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankAccountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditSellerDialog_seller"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "4933b62921626b5e6a0551af36463f2d";

export default node;
