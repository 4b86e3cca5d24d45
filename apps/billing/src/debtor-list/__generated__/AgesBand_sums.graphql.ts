/**
 * @generated SignedSource<<98fb3649c287b30dbe50514699e217ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgesBand_sums$data = {
  readonly balance: {
    readonly amount: number;
  };
  readonly credit: {
    readonly amount: number;
  };
  readonly " $fragmentType": "AgesBand_sums";
};
export type AgesBand_sums$key = {
  readonly " $data"?: AgesBand_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgesBand_sums">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgesBand_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "DebtorSums",
  "abstractKey": null
};
})();

(node as any).hash = "665de59d2e99d94ca2a88eca54441a44";

export default node;
