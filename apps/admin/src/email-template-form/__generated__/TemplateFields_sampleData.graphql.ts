/**
 * @generated SignedSource<<28dbba79669967fb91757128e280b9ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateFields_sampleData$data = {
  readonly variables: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"VariablesCard_variables">;
  }>;
  readonly " $fragmentType": "TemplateFields_sampleData";
};
export type TemplateFields_sampleData$key = {
  readonly " $data"?: TemplateFields_sampleData$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateFields_sampleData">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateFields_sampleData",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateVariable",
      "kind": "LinkedField",
      "name": "variables",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VariablesCard_variables"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailSampleData",
  "abstractKey": null
};

(node as any).hash = "0ec90ea05f2fe946fc0c65993f9775ad";

export default node;
