/**
 * @generated SignedSource<<55ddacedd85a56956e516a01205e8fb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowAction = "add_note" | "create_ticket" | "move_status" | "send_template" | "%future added value";
export type WorkflowTargetResource = "booking" | "booking_item" | "invoice" | "purchase_order" | "training_class" | "%future added value";
export type WorkflowWhenPassed = "run" | "skip" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkflowOverviewCard_workflow$data = {
  readonly action: WorkflowAction;
  readonly actionInput: {
    readonly body: string | null | undefined;
    readonly recipients: ReadonlyArray<string>;
    readonly subject: string | null | undefined;
    readonly template: {
      readonly name: string;
    } | null | undefined;
  };
  readonly conditionInWords: string | null | undefined;
  readonly isActive: boolean;
  readonly moveLabel: string | null | undefined;
  readonly revision: number;
  readonly targetResource: WorkflowTargetResource;
  readonly trigger: string;
  readonly whenPassed: WorkflowWhenPassed;
  readonly " $fragmentType": "WorkflowOverviewCard_workflow";
};
export type WorkflowOverviewCard_workflow$key = {
  readonly " $data"?: WorkflowOverviewCard_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowOverviewCard_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowOverviewCard_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetResource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trigger",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conditionInWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moveLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowActionInput",
      "kind": "LinkedField",
      "name": "actionInput",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipients",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whenPassed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "e9babee98a10d6c4abc47f1dbdffa971";

export default node;
