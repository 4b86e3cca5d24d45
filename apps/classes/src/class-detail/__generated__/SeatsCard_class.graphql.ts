/**
 * @generated SignedSource<<9af380038b6f4b8bd52d88d5e1a3b48e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatsCard_class$data = {
  readonly seatsReservedCount: number;
  readonly seatsTotalCount: number;
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
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "139515e53275b66679e6b5195fbf2d05";

export default node;
