/**
 * @generated SignedSource<<576b67cf632dd517d3b3c15746440aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteUnavailabilityButton_period$data = {
  readonly fromDay: string;
  readonly id: string;
  readonly toDay: string;
  readonly version: number;
  readonly " $fragmentType": "DeleteUnavailabilityButton_period";
};
export type DeleteUnavailabilityButton_period$key = {
  readonly " $data"?: DeleteUnavailabilityButton_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteUnavailabilityButton_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteUnavailabilityButton_period",
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
      "name": "fromDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toDay",
      "storageKey": null
    }
  ],
  "type": "TrainerUnavailability",
  "abstractKey": null
};

(node as any).hash = "fc1fe5bbb38d9dc480404cfed7b7c685";

export default node;
