/**
 * @generated SignedSource<<a4752c456a68fe24723c2905905ccb60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromptTemplateDetailPage_template$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePromptTemplateButton_template" | "PromptTemplateForm_template" | "PromptVersionsCard_template" | "RecordAudit_record">;
  readonly " $fragmentType": "PromptTemplateDetailPage_template";
};
export type PromptTemplateDetailPage_template$key = {
  readonly " $data"?: PromptTemplateDetailPage_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromptTemplateDetailPage_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromptTemplateDetailPage_template",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromptTemplateForm_template"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromptVersionsCard_template"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletePromptTemplateButton_template"
    }
  ],
  "type": "PromptTemplate",
  "abstractKey": null
};

(node as any).hash = "3709de47689f51ea0f8f2dfafa1a18f2";

export default node;
