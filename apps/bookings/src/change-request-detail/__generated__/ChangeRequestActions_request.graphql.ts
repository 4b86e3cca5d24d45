/**
 * @generated SignedSource<<0eaeb4f7444c6050b3d7b01a14a0dae6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeRequestActions_request$data = {
  readonly approval: ChangeRequestApproval;
  readonly id: string;
  readonly status: ChangeRequestStatus;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"MoveRequestDialog_request">;
  readonly " $fragmentType": "ChangeRequestActions_request";
};
export type ChangeRequestActions_request$key = {
  readonly " $data"?: ChangeRequestActions_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRequestActions_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRequestActions_request",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approval",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveRequestDialog_request"
    }
  ],
  "type": "ChangeRequest",
  "abstractKey": null
};

(node as any).hash = "ddcad1eabd2b2080d352fc8fa5f20383";

export default node;
