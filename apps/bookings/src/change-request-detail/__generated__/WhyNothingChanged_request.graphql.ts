/**
 * @generated SignedSource<<d3799e678b2769d775232548e0b6f6c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhyNothingChanged_request$data = {
  readonly error: string | null | undefined;
  readonly rejectionReason: string | null | undefined;
  readonly status: ChangeRequestStatus;
  readonly " $fragmentType": "WhyNothingChanged_request";
};
export type WhyNothingChanged_request$key = {
  readonly " $data"?: WhyNothingChanged_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhyNothingChanged_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhyNothingChanged_request",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    }
  ],
  "type": "ChangeRequest",
  "abstractKey": null
};

(node as any).hash = "aafe710394279adc95647bde997e248c";

export default node;
