/**
 * @generated SignedSource<<631391a1a7be7c0d1f2da52c5bda30fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassCreateForm_course$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"courseOption_course">;
  readonly " $fragmentType": "ClassCreateForm_course";
};
export type ClassCreateForm_course$key = {
  readonly " $data"?: ClassCreateForm_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassCreateForm_course">;
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
  "name": "ClassCreateForm_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "courseOption_course",
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "fbb51a3d1d40f12ffe17225ae7d2c835";

export default node;
