/**
 * @generated SignedSource<<d1a44e370eb24f96aa2ce2aa939ca35f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndeliverableLines_addresses$data = ReadonlyArray<{
  readonly address: string;
  readonly id: string;
  readonly reason: string;
  readonly releasedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseAddressButton_address">;
  readonly " $fragmentType": "UndeliverableLines_addresses";
}>;
export type UndeliverableLines_addresses$key = ReadonlyArray<{
  readonly " $data"?: UndeliverableLines_addresses$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndeliverableLines_addresses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UndeliverableLines_addresses",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releasedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReleaseAddressButton_address"
    }
  ],
  "type": "SuppressedAddress",
  "abstractKey": null
};

(node as any).hash = "a487352249dacb2a7c78d446e8b23a58";

export default node;
