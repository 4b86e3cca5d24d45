/**
 * @generated SignedSource<<a669deafc518a55b42ae760fa7e4a72f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailTemplateType = "html" | "unlayer" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmailBuildContextPage_context$data = {
  readonly about: {
    readonly name: string | null | undefined;
  };
  readonly id: string;
  readonly template: {
    readonly content: {
      readonly body: string;
      readonly subject: string;
    };
    readonly id: string;
    readonly name: string;
    readonly target: MailTargetResource;
    readonly type: EmailTemplateType;
  };
  readonly variables: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"VariablesCard_variables">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record">;
  readonly " $fragmentType": "EmailBuildContextPage_context";
};
export type EmailBuildContextPage_context$key = {
  readonly " $data"?: EmailBuildContextPage_context$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailBuildContextPage_context">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailBuildContextPage_context",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MailTarget",
      "kind": "LinkedField",
      "name": "about",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplate",
      "kind": "LinkedField",
      "name": "template",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    }
  ],
  "type": "EmailBuildContext",
  "abstractKey": null
};
})();

(node as any).hash = "df6ded463359b0da7111b015dc9400ce";

export default node;
