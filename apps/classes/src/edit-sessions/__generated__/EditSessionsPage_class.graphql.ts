/**
 * @generated SignedSource<<359bce462371b8b1dc8968bb79acfeeb>>
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
  readonly version: number;
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

(node as any).hash = "21e32f747bc328ab5d10a892269b759e";

export default node;
