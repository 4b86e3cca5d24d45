/**
 * @generated SignedSource<<6bad44dda8190a14e34fc6d6130e30ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SwitchWorkflow_workflow$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "SwitchWorkflow_workflow";
};
export type SwitchWorkflow_workflow$key = {
  readonly " $data"?: SwitchWorkflow_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwitchWorkflow_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SwitchWorkflow_workflow",
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
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "e4142f614dd4477ad8821ee79a47700f";

export default node;
