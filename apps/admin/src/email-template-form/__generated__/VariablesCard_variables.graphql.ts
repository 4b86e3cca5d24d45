/**
 * @generated SignedSource<<085a7ebee8cdd982589b88f632c4c850>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariablesCard_variables$data = ReadonlyArray<{
  readonly insert: string;
  readonly meaning: string;
  readonly path: string;
  readonly value: string | null | undefined;
  readonly " $fragmentType": "VariablesCard_variables";
}>;
export type VariablesCard_variables$key = ReadonlyArray<{
  readonly " $data"?: VariablesCard_variables$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariablesCard_variables">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariablesCard_variables",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meaning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "insert",
      "storageKey": null
    }
  ],
  "type": "TemplateVariable",
  "abstractKey": null
};

(node as any).hash = "c2cae605ff2287078ac8521b04ed6b9b";

export default node;
