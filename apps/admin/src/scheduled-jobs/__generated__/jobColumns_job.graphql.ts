/**
 * @generated SignedSource<<de53292d7f56ff69a60c44be994b6e71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowScheduledJobStatus = "blocked" | "canceled" | "completed" | "disabled" | "failed" | "pending" | "queued" | "retrying" | "running" | "scheduled" | "skipped" | "timeout" | "%future added value";
export type WorkflowTargetResource = "booking" | "booking_item" | "invoice" | "purchase_order" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type jobColumns_job$data = {
  readonly conditionCheck: boolean | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly id: string;
  readonly runAt: string;
  readonly runMessage: string | null | undefined;
  readonly runnable: boolean;
  readonly startedAt: string | null | undefined;
  readonly status: WorkflowScheduledJobStatus;
  readonly statusChangeAllowed: boolean;
  readonly target: {
    readonly reference: string;
    readonly shownBy: string;
    readonly title: string;
  } | null | undefined;
  readonly targetResource: WorkflowTargetResource;
  readonly timeTriggerInterval: string;
  readonly timeTriggerPropertyLabel: string;
  readonly " $fragmentType": "jobColumns_job";
};
export type jobColumns_job$key = {
  readonly " $data"?: jobColumns_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobColumns_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "jobColumns_job",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runnable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusChangeAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conditionCheck",
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
      "name": "startedAt",
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
      "name": "runMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetResource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowJobTarget",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
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
          "name": "shownBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeTriggerPropertyLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeTriggerInterval",
      "storageKey": null
    }
  ],
  "type": "WorkflowScheduledJob",
  "abstractKey": null
};

(node as any).hash = "756c5a25bbb5704827320952b819897b";

export default node;
