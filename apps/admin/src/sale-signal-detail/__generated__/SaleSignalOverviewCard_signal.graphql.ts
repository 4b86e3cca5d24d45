/**
 * @generated SignedSource<<7ae020daa7e359c4775e7669ce128446>>
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
  readonly intentType: SaleSignalIntent;
  readonly priority: SaleSignalPriority;
  readonly status: SaleSignalStatus;
  readonly tags: ReadonlyArray<string>;
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
    }
  ],
  "type": "SaleSignal",
  "abstractKey": null
};

(node as any).hash = "88a2b866c11b8d2ef829b92797db18b9";

export default node;
