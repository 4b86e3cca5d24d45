/**
 * @generated SignedSource<<a54b092f0c80452374e3e5093a812069>>
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
  readonly booking: {
    readonly id: string;
  };
  readonly bookingItemId: string | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly status: ChangeRequestStatus;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"MoveRequestDialog_request">;
  readonly " $fragmentType": "ChangeRequestActions_request";
};
export type ChangeRequestActions_request$key = {
  readonly " $data"?: ChangeRequestActions_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRequestActions_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRequestActions_request",
  "selections": [
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingItemId",
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
})();

(node as any).hash = "ddc96318762b265e8d80354f91e33b4b";

export default node;
