/**
 * @generated SignedSource<<b38b316bb5a9449134e057f39918dbec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowScheduledJobStatus = "blocked" | "canceled" | "completed" | "disabled" | "failed" | "pending" | "queued" | "retrying" | "running" | "scheduled" | "skipped" | "timeout" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobLines_jobs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly runAt: string;
      readonly runMessage: string | null | undefined;
      readonly status: WorkflowScheduledJobStatus;
      readonly workflowId: string;
      readonly workflowName: string | null | undefined;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "JobLines_jobs";
};
export type JobLines_jobs$key = {
  readonly " $data"?: JobLines_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobLines_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobLines_jobs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowScheduledJobEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowScheduledJob",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "runAt",
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
              "name": "workflowId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "workflowName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "type": "WorkflowScheduledJobCursorConnection",
  "abstractKey": null
};

(node as any).hash = "7ff59f4f602d068d5709c881e4d052fe";

export default node;
