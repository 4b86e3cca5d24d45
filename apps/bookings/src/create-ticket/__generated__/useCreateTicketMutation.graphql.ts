/**
 * @generated SignedSource<<d9f465c23156ce56aa82828bdf7896ac>>
 * @relayHash d8c9fa9a43f83d3c9de0a64d570a360e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 168b4c1966bd8cf8f978c1b61fd1ad60f437fa89e3f22cd7e60d7391072a3b0d

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "closed" | "in_progress" | "open" | "%future added value";
export type createTicketInput = {
  body: string;
  booking: string;
  bookingItem?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  status?: TicketStatus | null | undefined;
  subject: string;
};
export type useCreateTicketMutation$variables = {
  input: createTicketInput;
};
export type useCreateTicketMutation$data = {
  readonly createTicket: {
    readonly ticket: {
      readonly id: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateTicketMutation = {
  response: useCreateTicketMutation$data;
  variables: useCreateTicketMutation$variables;
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
    "concreteType": "createTicketPayload",
    "kind": "LinkedField",
    "name": "createTicket",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ticket",
        "kind": "LinkedField",
        "name": "ticket",
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
            "name": "reference",
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
    "name": "useCreateTicketMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateTicketMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d8c9fa9a43f83d3c9de0a64d570a360e",
    "id": "168b4c1966bd8cf8f978c1b61fd1ad60f437fa89e3f22cd7e60d7391072a3b0d",
    "metadata": {},
    "name": "useCreateTicketMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateTicketMutation(\n  $input: createTicketInput!\n) {\n  createTicket(input: $input) {\n    ticket {\n      id\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c70ccecb2d6750e725f0ebc3aa8b6b04";

export default node;
