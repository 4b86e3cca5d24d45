/**
 * @generated SignedSource<<1c41520e077e5419aeba84595b679c55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletePromptTemplateButton_template$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "DeletePromptTemplateButton_template";
};
export type DeletePromptTemplateButton_template$key = {
  readonly " $data"?: DeletePromptTemplateButton_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePromptTemplateButton_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletePromptTemplateButton_template",
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
  "type": "PromptTemplate",
  "abstractKey": null
};

(node as any).hash = "e90c5424106c67a4a263683a73ea88d0";

export default node;
