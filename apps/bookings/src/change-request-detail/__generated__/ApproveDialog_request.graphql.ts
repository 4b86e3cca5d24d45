/**
 * @generated SignedSource<<fb60be8424b27f9c88303defcde31ddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_request$data = {
  readonly id: string;
  readonly impact: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
  }>;
  readonly reference: string;
  readonly version: number;
  readonly " $fragmentType": "ApproveDialog_request";
};
export type ApproveDialog_request$key = {
  readonly " $data"?: ApproveDialog_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveDialog_request",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Impact",
      "kind": "LinkedField",
      "name": "impact",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "ImpactList_impact",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            },
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
              "name": "consequence",
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
  "type": "ChangeRequest",
  "abstractKey": null
};
})();

(node as any).hash = "c14e8646b2b92f1aac3aa1a7a80d351f";

export default node;
