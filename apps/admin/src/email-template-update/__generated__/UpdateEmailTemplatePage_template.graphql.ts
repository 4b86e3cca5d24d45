/**
 * @generated SignedSource<<ae32a792a0ed012fe3780f774ca7a6da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UpdateEmailTemplatePage_template$data = {
  readonly name: string;
  readonly target: MailTargetResource;
  readonly " $fragmentSpreads": FragmentRefs<"UpdateEmailTemplateForm_template">;
  readonly " $fragmentType": "UpdateEmailTemplatePage_template";
};
export type UpdateEmailTemplatePage_template$key = {
  readonly " $data"?: UpdateEmailTemplatePage_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpdateEmailTemplatePage_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpdateEmailTemplatePage_template",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpdateEmailTemplateForm_template"
    }
  ],
  "type": "EmailTemplate",
  "abstractKey": null
};

(node as any).hash = "af9459885631721e39170ee0a22ad193";

export default node;
