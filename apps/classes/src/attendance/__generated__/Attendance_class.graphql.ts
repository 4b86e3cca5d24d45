/**
 * @generated SignedSource<<f466dbda24cd23e5dc6f509da3bb2cb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Attendance_class$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: TrainingClassStatus;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "986d6185967ec81088d7fbb2c0f8935e";

export default node;
