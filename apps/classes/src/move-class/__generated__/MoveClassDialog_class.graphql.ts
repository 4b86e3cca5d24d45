/**
 * @generated SignedSource<<c43e877cc104e098f3d657a59b244e95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveClassDialog_class$data = {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly " $fragmentType": "MoveClassDialog_class";
};
export type MoveClassDialog_class$key = {
  readonly " $data"?: MoveClassDialog_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveClassDialog_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveClassDialog_class",
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
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "e3dbe48ab033e66c7ef8890a67eafd6d";

export default node;
