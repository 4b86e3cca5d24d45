/**
 * @generated SignedSource<<7203b83995dce8b83ca2b0f07dc4005e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobStatus = "canceled" | "completed" | "failed" | "pending" | "retrying" | "running" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDisplayedJob_job$data = {
  readonly done: number;
  readonly endedAt: string | null | undefined;
  readonly endsEarly: boolean;
  readonly id: string;
  readonly message: string | null | undefined;
  readonly name: string;
  readonly result: any | null | undefined;
  readonly status: JobStatus;
  readonly total: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "useDisplayedJob_job";
};
export type useDisplayedJob_job$key = {
  readonly " $data"?: useDisplayedJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDisplayedJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDisplayedJob_job",
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
      "name": "name",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsEarly",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "97672e3b8020dd6bc6b59ae87cebebd4";

export default node;
