/**
 * @generated SignedSource<<69b2823f5d36df0c15aa24c5b1d3c32f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TouchedCard_request$data = {
  readonly impact: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
  }>;
  readonly status: ChangeRequestStatus;
  readonly touched: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
  }>;
  readonly " $fragmentType": "TouchedCard_request";
};
export type TouchedCard_request$key = {
  readonly " $data"?: TouchedCard_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"TouchedCard_request">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "consequence",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TouchedCard_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Impact",
      "kind": "LinkedField",
      "name": "impact",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Impact",
      "kind": "LinkedField",
      "name": "touched",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ChangeRequest",
  "abstractKey": null
};
})();

(node as any).hash = "5516d9d8f96d9e2e1cf7fce04eda578a";

export default node;
