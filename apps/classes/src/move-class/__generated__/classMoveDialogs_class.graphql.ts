/**
 * @generated SignedSource<<e635c9c23578ad19a199f48c23c08dda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type classMoveDialogs_class$data = {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"RescheduleDialog_class" | "StillMissing_class">;
  readonly " $fragmentType": "classMoveDialogs_class";
};
export type classMoveDialogs_class$key = {
  readonly " $data"?: classMoveDialogs_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"classMoveDialogs_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "classMoveDialogs_class",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StillMissing_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RescheduleDialog_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "d9e22fa852bedd0c1babcda6439bf808";

export default node;
