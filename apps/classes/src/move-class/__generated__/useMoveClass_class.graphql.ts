/**
 * @generated SignedSource<<176b89ce762cc7448902d8cee8bfdc52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMoveClass_class$data = {
  readonly id: string;
  readonly reference: string;
  readonly seatsFreeCount: number;
  readonly seatsReservedCount: number;
  readonly status: TrainingClassStatus;
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentType": "useMoveClass_class";
};
export type useMoveClass_class$key = {
  readonly " $data"?: useMoveClass_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMoveClass_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMoveClass_class",
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

(node as any).hash = "521d53d089aa37e5dfce252355cf40a9";

export default node;
