/**
 * @generated SignedSource<<4953b6c789339aed72d36bf3a6092c56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestoreVersionButton_template$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "RestoreVersionButton_template";
};
export type RestoreVersionButton_template$key = {
  readonly " $data"?: RestoreVersionButton_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreVersionButton_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestoreVersionButton_template",
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
    }
  ],
  "type": "PromptTemplate",
  "abstractKey": null
};

(node as any).hash = "d4b0deb304d1c1e7c2040292fca63c44";

export default node;
