/**
 * @generated SignedSource<<0604e5629daa121d9214774dbef52103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditContactButton_contact$data = {
  readonly fullName: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditContactDialog_contact">;
  readonly " $fragmentType": "EditContactButton_contact";
};
export type EditContactButton_contact$key = {
  readonly " $data"?: EditContactButton_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditContactButton_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditContactButton_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditContactDialog_contact"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "f4eaaed3a654e50da0a4d23134738186";

export default node;
