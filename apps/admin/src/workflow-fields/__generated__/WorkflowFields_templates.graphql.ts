/**
 * @generated SignedSource<<02ebdb6824344e8714a262022545228a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkflowFields_templates$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
      readonly target: MailTargetResource;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
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

(node as any).hash = "9dbd6edc8809e65da45554bf94ecc3c5";

export default node;
