/**
 * @generated SignedSource<<a3883aa3c67e652abf88a2c3df204640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftAgainButton_invoice$data = {
  readonly canDraftAgain: boolean;
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly " $fragmentType": "DraftAgainButton_invoice";
};
export type DraftAgainButton_invoice$key = {
  readonly " $data"?: DraftAgainButton_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftAgainButton_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftAgainButton_invoice",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDraftAgain",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "183f8041bd7ca0871d138c2ea928759d";

export default node;
