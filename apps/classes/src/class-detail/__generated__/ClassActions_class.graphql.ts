/**
 * @generated SignedSource<<db4e7bd18944567d2730df6b7086989a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassActions_class$data = {
  readonly attended: boolean;
  readonly endsAt: string | null | undefined;
  readonly status: TrainingClassStatus;
  readonly " $fragmentSpreads": FragmentRefs<"MoveClassDialog_class" | "RescheduleDialog_class">;
  readonly " $fragmentType": "ClassActions_class";
};
export type ClassActions_class$key = {
  readonly " $data"?: ClassActions_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassActions_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassActions_class",
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
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attended",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveClassDialog_class"
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

(node as any).hash = "c6cce838e5122d6eaeb032ca3516e60c";

export default node;
