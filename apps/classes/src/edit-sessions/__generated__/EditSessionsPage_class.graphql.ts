/**
 * @generated SignedSource<<733f1639764c2814cc68e41d227accfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditSessionsPage_class$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: TrainingClassStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditSessionsForm_class">;
  readonly " $fragmentType": "EditSessionsPage_class";
};
export type EditSessionsPage_class$key = {
  readonly " $data"?: EditSessionsPage_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSessionsPage_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSessionsPage_class",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSessionsForm_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "62c40ffc810f880f03fdd6e7ee6c317f";

export default node;
