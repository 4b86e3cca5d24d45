/**
 * @generated SignedSource<<c5e1b5149ba060d749d14245d0689c52>>
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
  readonly website: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BrandAddressCard_brand" | "BrandColoursCard_brand" | "BrandDetailsCard_brand" | "RecordAudit_record">;
  readonly " $fragmentType": "BrandDetailPage_brand";
};
export type BrandDetailPage_brand$key = {
  readonly " $data"?: BrandDetailPage_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandDetailPage_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandDetailPage_brand",
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
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "e442f6b736b232bc8d9502e97b8ae926";

export default node;
