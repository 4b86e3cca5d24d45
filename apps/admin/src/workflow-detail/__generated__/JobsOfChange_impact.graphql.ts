/**
 * @generated SignedSource<<034786d70b0a8039dace03e04ed923a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowJobChange = "blocked" | "canceled" | "made" | "moved" | "renewed" | "skipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobsOfChange_impact$data = {
  readonly blocked: number;
  readonly canceled: number;
  readonly counted: number;
  readonly first: ReadonlyArray<{
    readonly change: WorkflowJobChange;
    readonly reference: string;
    readonly runAt: string | null | undefined;
    readonly runsAtOnce: boolean;
    readonly title: string;
  }>;
  readonly isWhole: boolean;
  readonly made: number;
  readonly moved: number;
  readonly renewed: number;
  readonly runningAtOnce: number;
  readonly skipped: number;
  readonly " $fragmentType": "JobsOfChange_impact";
};
export type JobsOfChange_impact$key = {
  readonly " $data"?: JobsOfChange_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsOfChange_impact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsOfChange_impact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "made",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runningAtOnce",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWhole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowPlannedJob",
      "kind": "LinkedField",
      "name": "first",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "change",
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
          "name": "runAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runsAtOnce",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkflowImpact",
  "abstractKey": null
};

(node as any).hash = "b299d9763a41f4d94e4187ec9315bb63";

export default node;
