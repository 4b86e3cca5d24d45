/**
 * @generated SignedSource<<44f91f031fa425a370e8b9acf6150aee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type classMoveDialogs_moved$data = {
  readonly id: string;
  readonly reference: string;
  readonly seatsFreeCount: number;
  readonly seatsReservedCount: number;
  readonly status: TrainingClassStatus;
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentType": "classMoveDialogs_moved";
};
export type classMoveDialogs_moved$key = {
  readonly " $data"?: classMoveDialogs_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"classMoveDialogs_moved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "classMoveDialogs_moved",
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
      "name": "reference",
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
      "name": "updatedAt",
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
      "name": "seatsFreeCount",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "9d04dd262fd662bf7bc15f507dbcf8bc";

export default node;
