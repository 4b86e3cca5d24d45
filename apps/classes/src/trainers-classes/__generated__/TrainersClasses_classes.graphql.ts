/**
 * @generated SignedSource<<5ac3e0e06d17617a89bcb9f3f5c6d2fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrainersClasses_classes$data = ReadonlyArray<{
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly startsAt: string | null | undefined;
  readonly status: TrainingClassStatus;
  readonly title: string;
  readonly " $fragmentType": "TrainersClasses_classes";
}>;
export type TrainersClasses_classes$key = ReadonlyArray<{
  readonly " $data"?: TrainersClasses_classes$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainersClasses_classes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TrainersClasses_classes",
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
      "name": "title",
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "e422a38ad8288ac9005abd0bd4fb838e";

export default node;
