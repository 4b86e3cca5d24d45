/**
 * @generated SignedSource<<c728c15e5960e6ff7835e038b0cae300>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSellerDialog_query">;
  readonly " $fragmentType": "SellerCard_query";
};
export type SellerCard_query$key = {
  readonly " $data"?: SellerCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeSellerDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6d00d4893d5b673a022f5ab8294fc4e9";

export default node;
