/**
 * @generated SignedSource<<863e5297bea203ea0e089e2ee2e14809>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedMonthsCard_seller$data = {
  readonly legalName: string | null | undefined;
  readonly lockedBefore: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LockDateDialog_seller">;
  readonly " $fragmentType": "ClosedMonthsCard_seller";
};
export type ClosedMonthsCard_seller$key = {
  readonly " $data"?: ClosedMonthsCard_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedMonthsCard_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedMonthsCard_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedBefore",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LockDateDialog_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "6b589d60ed6a1dd39613451ed04c0371";

export default node;
