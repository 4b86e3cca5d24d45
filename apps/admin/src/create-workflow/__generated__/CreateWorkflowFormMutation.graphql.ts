/**
 * @generated SignedSource<<8720decec4aed17f5492694223585096>>
 * @relayHash 8f3779846e65cd82a9258d013a3d4971
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14f5da1455d1b8a98994b915bc8e80e50de4bbb90e71c3ba4b5cd716fcb2b62d

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type WorkflowAction = "add_note" | "create_ticket" | "move_status" | "send_template" | "%future added value";
export type WorkflowTargetResource = "booking" | "booking_item" | "invoice" | "purchase_order" | "training_class" | "%future added value";
export type WorkflowTriggerDirection = "after" | "before" | "%future added value";
export type WorkflowWhenPassed = "run" | "skip" | "%future added value";
export type createWorkflowInput = {
  action: WorkflowAction;
  body?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  condition?: string | null | undefined;
  move?: string | null | undefined;
  name: string;
  recipients?: ReadonlyArray<Role> | null | undefined;
  subject?: string | null | undefined;
  targetResource: WorkflowTargetResource;
  template?: string | null | undefined;
  timeTriggerDirection: WorkflowTriggerDirection;
  timeTriggerInterval?: string | null | undefined;
  timeTriggerProperty: string;
  whenPassed: WorkflowWhenPassed;
};
export type CreateWorkflowFormMutation$variables = {
  input: createWorkflowInput;
};
export type CreateWorkflowFormMutation$data = {
  readonly createWorkflow: {
    readonly workflow: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateWorkflowFormMutation = {
  response: CreateWorkflowFormMutation$data;
  variables: CreateWorkflowFormMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createWorkflowPayload",
    "kind": "LinkedField",
    "name": "createWorkflow",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateWorkflowFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateWorkflowFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8f3779846e65cd82a9258d013a3d4971",
    "id": "14f5da1455d1b8a98994b915bc8e80e50de4bbb90e71c3ba4b5cd716fcb2b62d",
    "metadata": {},
    "name": "CreateWorkflowFormMutation",
    "operationKind": "mutation",
    "text": "mutation CreateWorkflowFormMutation(\n  $input: createWorkflowInput!\n) {\n  createWorkflow(input: $input) {\n    workflow {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7d7cad44b87889b2138d6a26d4cc6b75";

export default node;
