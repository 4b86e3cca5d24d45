/**
 * @generated SignedSource<<2b7b80670b130ff4b0634c499863c12b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSubjectButton_subject$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubjectDialog_subject">;
  readonly " $fragmentType": "EditSubjectButton_subject";
};
export type EditSubjectButton_subject$key = {
  readonly " $data"?: EditSubjectButton_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubjectButton_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSubjectButton_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSubjectDialog_subject"
    }
  ],
  "type": "Subject",
  "abstractKey": null
};

(node as any).hash = "adc61e7fc4a130d5b3c89b09e971ef8d";

export default node;
