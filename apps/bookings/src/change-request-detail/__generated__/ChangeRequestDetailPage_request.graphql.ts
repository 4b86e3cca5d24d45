/**
 * @generated SignedSource<<38b4eda03441dbdc73ce8f4fc3fd13ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeRequestDetailPage_request$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: ChangeRequestStatus;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRequestActions_request" | "ChangeRequestFactsCard_request" | "ComparisonCard_request" | "RecordAudit_record" | "TouchedCard_request" | "WhyNothingChanged_request">;
  readonly " $fragmentType": "ChangeRequestDetailPage_request";
};
export type ChangeRequestDetailPage_request$key = {
  readonly " $data"?: ChangeRequestDetailPage_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRequestDetailPage_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRequestDetailPage_request",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRequestActions_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRequestFactsCard_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComparisonCard_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TouchedCard_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhyNothingChanged_request"
    }
  ],
  "type": "ChangeRequest",
  "abstractKey": null
};

(node as any).hash = "977603b9b1dbb57f90f56165801bfd58";

export default node;
