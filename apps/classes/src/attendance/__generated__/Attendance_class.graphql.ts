/**
 * @generated SignedSource<<5c64b9700dbf50f80c5766d1e2cf0de8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Attendance_class$data = {
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentType": "Attendance_class";
};
export type Attendance_class$key = {
  readonly " $data"?: Attendance_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attendance_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attendance_class",
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
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "40b7b6a11fff716dd67d0a003337904a";

export default node;
