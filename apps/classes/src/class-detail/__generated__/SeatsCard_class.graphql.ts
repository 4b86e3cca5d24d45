/**
 * @generated SignedSource<<d71ae1d17bf5ace5edf213367e04b9a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatsCard_class$data = {
  readonly seatsReservedCount: number;
  readonly seatsTotalCount: number;
  readonly status: TrainingClassStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EditPlacesDialog_class">;
  readonly " $fragmentType": "SeatsCard_class";
};
export type SeatsCard_class$key = {
  readonly " $data"?: SeatsCard_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatsCard_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatsCard_class",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsTotalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsReservedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPlacesDialog_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "8915ad4b1e3b0528867e21a909a810c0";

export default node;
