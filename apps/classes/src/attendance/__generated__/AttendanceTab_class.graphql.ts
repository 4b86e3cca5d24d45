/**
 * @generated SignedSource<<b81b7cf148e8b4d4bb8ed364fa1cde8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttendanceTab_class$data = {
  readonly seatsTotalCount: number;
  readonly status: TrainingClassStatus;
  readonly " $fragmentType": "AttendanceTab_class";
};
export type AttendanceTab_class$key = {
  readonly " $data"?: AttendanceTab_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceTab_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttendanceTab_class",
  "selections": [
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
      "name": "seatsTotalCount",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "90d94491610effb5429f04196089015d";

export default node;
