/**
 * @generated SignedSource<<fc0155d3545ef413eb1d57b53687f2d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsOfChange_impact$data = {
  readonly canceled: number;
  readonly first: ReadonlyArray<{
    readonly change: string;
    readonly reference: string;
    readonly runAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly isWhole: boolean;
  readonly made: number;
  readonly moved: number;
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
      "name": "canceled",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkflowImpact",
  "abstractKey": null
};

(node as any).hash = "cd3edb45ba628e5d792d93d332536b09";

export default node;
