/**
 * @generated SignedSource<<789f608be23cd7e412879e39eaee4804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTemplateButton_template$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "DeleteTemplateButton_template";
};
export type DeleteTemplateButton_template$key = {
  readonly " $data"?: DeleteTemplateButton_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTemplateButton_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTemplateButton_template",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "EmailTemplate",
  "abstractKey": null
};

(node as any).hash = "aa66000be9f0f57685694248ac628d52";

export default node;
