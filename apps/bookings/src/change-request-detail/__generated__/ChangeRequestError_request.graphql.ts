/**
 * @generated SignedSource<<b48cbc0bea372c926dcec26b9792427e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeRequestError_request$data = {
  readonly error: string | null | undefined;
  readonly status: ChangeRequestStatus;
  readonly " $fragmentType": "ChangeRequestError_request";
};
export type ChangeRequestError_request$key = {
  readonly " $data"?: ChangeRequestError_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRequestError_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRequestError_request",
  "selections": [
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
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "ChangeRequest",
  "abstractKey": null
};

(node as any).hash = "1b88bbe050b25ac96c59bfb940533b54";

export default node;
