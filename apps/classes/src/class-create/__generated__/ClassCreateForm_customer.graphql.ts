/**
 * @generated SignedSource<<9ae65bd0bb536b6e120555d4e725289d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassCreateForm_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  readonly " $fragmentType": "ClassCreateForm_customer";
};
export type ClassCreateForm_customer$key = {
  readonly " $data"?: ClassCreateForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassCreateForm_customer">;
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
  "name": "ClassCreateForm_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "customerOption_customer",
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
})();

(node as any).hash = "6f66616653c5c511b891da9914957bac";

export default node;
