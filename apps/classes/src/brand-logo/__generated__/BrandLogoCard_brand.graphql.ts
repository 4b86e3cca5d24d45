/**
 * @generated SignedSource<<3cf7d0737f336d59c7888a0c081a3689>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandLogoCard_brand$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "BrandLogoCard_brand";
};
export type BrandLogoCard_brand$key = {
  readonly " $data"?: BrandLogoCard_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandLogoCard_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandLogoCard_brand",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "5d6f72f976b8cb495a55439b526d7955";

export default node;
