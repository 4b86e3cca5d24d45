/**
 * @generated SignedSource<<443bc3203316ce3aa85d4e27405f57cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowFields_templates$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "WorkflowFields_templates";
};
export type WorkflowFields_templates$key = {
  readonly " $data"?: WorkflowFields_templates$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_templates">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowFields_templates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplateEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EmailTemplate",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailTemplateCursorConnection",
  "abstractKey": null
};

(node as any).hash = "9c9f14218ad1cf4654262e83a05f458a";

export default node;
