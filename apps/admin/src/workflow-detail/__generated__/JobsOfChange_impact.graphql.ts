/**
 * @generated SignedSource<<b055f42c8c2193d5a90a892a1ebf7266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsOfChange_impact$data = {
  readonly canceled: number;
  readonly counted: number;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkflowImpact",
  "abstractKey": null
};

(node as any).hash = "9135cf3e92e7ce72a6cc74662f036ea8";

export default node;
