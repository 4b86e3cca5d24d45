/**
 * @generated SignedSource<<74bcf96646a3e2ee92f0c1b006b72f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type SaleSignalStatus = "new" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SaleSignalOverviewCard_signal$data = {
  readonly confidenceScore: number;
  readonly createdAt: string;
  readonly feedback: {
    readonly id: string;
  } | null | undefined;
  readonly intentType: SaleSignalIntent;
  readonly priority: SaleSignalPriority;
  readonly status: SaleSignalStatus;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"AssignSignal_signal">;
  readonly " $fragmentType": "SaleSignalOverviewCard_signal";
};
export type SaleSignalOverviewCard_signal$key = {
  readonly " $data"?: SaleSignalOverviewCard_signal$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSignalOverviewCard_signal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaleSignalOverviewCard_signal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confidenceScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intentType",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignSignal_signal"
    }
  ],
  "type": "SaleSignal",
  "abstractKey": null
};

(node as any).hash = "72e4aeb051b9157f9410adda73e70af2";

export default node;
