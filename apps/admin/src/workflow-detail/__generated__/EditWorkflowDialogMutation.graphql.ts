/**
 * @generated SignedSource<<55f36ca1bd9de6a428e62fdaffe0e93a>>
 * @relayHash 47a8860397b9dcfa081732664ffb3c29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba7b0aeedb954c68c52789abe0f743180f0d3a07c55ffb29199b4234bac333d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type WorkflowAction = "add_note" | "create_ticket" | "move_status" | "send_template" | "%future added value";
export type WorkflowTriggerDirection = "after" | "before" | "%future added value";
export type WorkflowWhenPassed = "run" | "skip" | "%future added value";
export type updateWorkflowInput = {
  action?: WorkflowAction | null | undefined;
  body?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  condition?: string | null | undefined;
  id: string;
  move?: string | null | undefined;
  name?: string | null | undefined;
  recipients?: ReadonlyArray<Role> | null | undefined;
  subject?: string | null | undefined;
  template?: string | null | undefined;
  timeTriggerDirection?: WorkflowTriggerDirection | null | undefined;
  timeTriggerInterval?: string | null | undefined;
  timeTriggerProperty?: string | null | undefined;
  version?: number | null | undefined;
  whenPassed?: WorkflowWhenPassed | null | undefined;
};
export type EditWorkflowDialogMutation$variables = {
  input: updateWorkflowInput;
};
export type EditWorkflowDialogMutation$data = {
  readonly updateWorkflow: {
    readonly workflow: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowDetailPage_workflow">;
    } | null | undefined;
  } | null | undefined;
};
export type EditWorkflowDialogMutation = {
  response: EditWorkflowDialogMutation$data;
  variables: EditWorkflowDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditWorkflowDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateWorkflowPayload",
        "kind": "LinkedField",
        "name": "updateWorkflow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WorkflowDetailPage_workflow"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditWorkflowDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateWorkflowPayload",
        "kind": "LinkedField",
        "name": "updateWorkflow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
                "kind": "InlineFragment",
                "selections": [
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
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "updatedBy",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fullName",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
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
                "name": "condition",
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
                "concreteType": "WorkflowActionInput",
                "kind": "LinkedField",
                "name": "actionInput",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EmailTemplate",
                    "kind": "LinkedField",
                    "name": "template",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
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
                    "name": "move",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerProperty",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerInterval",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeTriggerDirection",
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
                "name": "moveLabel",
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "47a8860397b9dcfa081732664ffb3c29",
    "id": "ba7b0aeedb954c68c52789abe0f743180f0d3a07c55ffb29199b4234bac333d8",
    "metadata": {},
    "name": "EditWorkflowDialogMutation",
    "operationKind": "mutation",
    "text": "mutation EditWorkflowDialogMutation(\n  $input: updateWorkflowInput!\n) {\n  updateWorkflow(input: $input) {\n    workflow {\n      ...WorkflowDetailPage_workflow\n      id\n    }\n  }\n}\n\nfragment EditWorkflowDialog_workflow on Workflow {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  name\n  targetResource\n  isActive\n  condition\n  action\n  actionInput {\n    template {\n      id\n    }\n    recipients\n    subject\n    body\n    move\n  }\n  timeTriggerProperty\n  timeTriggerInterval\n  timeTriggerDirection\n  whenPassed\n}\n\nfragment SwitchWorkflow_workflow on Workflow {\n  id\n  name\n  version\n  isActive\n}\n\nfragment WorkflowDetailPage_workflow on Workflow {\n  name\n  ...SwitchWorkflow_workflow\n  ...EditWorkflowDialog_workflow\n  ...WorkflowOverviewCard_workflow\n}\n\nfragment WorkflowOverviewCard_workflow on Workflow {\n  targetResource\n  trigger\n  conditionInWords\n  action\n  moveLabel\n  actionInput {\n    subject\n    body\n    recipients\n    template {\n      name\n      id\n    }\n  }\n  whenPassed\n  isActive\n  revision\n}\n"
  }
};
})();

(node as any).hash = "18a12b3fa72ce6f637e2b32deb6dccbb";

export default node;
