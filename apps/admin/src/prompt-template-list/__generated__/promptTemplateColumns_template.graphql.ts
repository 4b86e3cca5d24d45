/**
 * @generated SignedSource<<00e6d35fe1d8788975215eac6fee6f3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type promptTemplateColumns_template$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly variables: ReadonlyArray<string>;
  readonly " $fragmentType": "promptTemplateColumns_template";
};
export type promptTemplateColumns_template$key = {
  readonly " $data"?: promptTemplateColumns_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"promptTemplateColumns_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "promptTemplateColumns_template",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variables",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "PromptTemplate",
  "abstractKey": null
};

(node as any).hash = "e17430203caea8b78c814ca47db7f50c";

export default node;
