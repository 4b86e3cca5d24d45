/**
 * @generated SignedSource<<4ce4a29de361348fb8655dfff10edd33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailTemplateType = "html" | "unlayer" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type emailTemplateColumns_template$data = {
  readonly content: {
    readonly subject: string;
  };
  readonly id: string;
  readonly name: string;
  readonly target: MailTargetResource;
  readonly type: EmailTemplateType;
  readonly updatedAt: string;
  readonly " $fragmentType": "emailTemplateColumns_template";
};
export type emailTemplateColumns_template$key = {
  readonly " $data"?: emailTemplateColumns_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"emailTemplateColumns_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "emailTemplateColumns_template",
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
      "name": "type",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplateContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailTemplate",
  "abstractKey": null
};

(node as any).hash = "4167523b8585d54524bc191ceacf72a3";

export default node;
