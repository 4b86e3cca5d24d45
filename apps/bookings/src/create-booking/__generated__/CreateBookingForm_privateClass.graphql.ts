/**
 * @generated SignedSource<<1b51b1a27b6115328f7775d4cc7e94fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateBookingForm_privateClass$data = {
  readonly brand: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"brandOption_brand">;
  };
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "CreateBookingForm_privateClass";
};
export type CreateBookingForm_privateClass$key = {
  readonly " $data"?: CreateBookingForm_privateClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateBookingForm_privateClass">;
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
  "name": "CreateBookingForm_privateClass",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "brandOption_brand",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "c24bfc607b8459025fb1e7c96ffdeac2";

export default node;
