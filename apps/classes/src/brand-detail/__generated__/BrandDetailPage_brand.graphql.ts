/**
 * @generated SignedSource<<3868546235e1a12ecabf3d4bf7733aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandDetailPage_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly seller: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClosedMonthsCard_seller">;
  };
  readonly website: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BrandAddressCard_brand" | "BrandColoursCard_brand" | "BrandDetailsCard_brand" | "BrandLogoCard_brand" | "RecordAudit_record" | "SellerCard_brand">;
  readonly " $fragmentType": "BrandDetailPage_brand";
};
export type BrandDetailPage_brand$key = {
  readonly " $data"?: BrandDetailPage_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandDetailPage_brand">;
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
  "name": "BrandDetailPage_brand",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "website",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandDetailsCard_brand"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandColoursCard_brand"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandAddressCard_brand"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandLogoCard_brand"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerCard_brand"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClosedMonthsCard_seller"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};
})();

(node as any).hash = "a627de58e2dc9af0e316a11ab3c52ef1";

export default node;
