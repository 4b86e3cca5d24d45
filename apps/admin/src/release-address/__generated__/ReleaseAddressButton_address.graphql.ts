/**
 * @generated SignedSource<<7110e14019fc1982e39d6b87c5d9bc45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseAddressButton_address$data = {
  readonly address: string;
  readonly id: string;
  readonly reason: string;
  readonly version: number;
  readonly " $fragmentType": "ReleaseAddressButton_address";
};
export type ReleaseAddressButton_address$key = {
  readonly " $data"?: ReleaseAddressButton_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseAddressButton_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseAddressButton_address",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "SuppressedAddress",
  "abstractKey": null
};

(node as any).hash = "d98f8343b4c64f4c977a791eb93aa5e4";

export default node;
