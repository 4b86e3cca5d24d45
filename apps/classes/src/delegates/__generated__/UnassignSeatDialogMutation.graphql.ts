/**
 * @generated SignedSource<<3774839d05c0a9ac57e2d31ad1120aa1>>
 * @relayHash ff903b7d0cfb066cba6c0ac53651844a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c20256e864e12d4c735f6af4c9d8ab09a9cde864172a2eef7635a37235a0483

import type { ConcreteRequest } from 'relay-runtime';
export type deleteAttendeeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type UnassignSeatDialogMutation$variables = {
  input: deleteAttendeeInput;
};
export type UnassignSeatDialogMutation$data = {
  readonly deleteAttendee: {
    readonly attendee: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type UnassignSeatDialogMutation = {
  response: UnassignSeatDialogMutation$data;
  variables: UnassignSeatDialogMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UnassignSeatDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deleteAttendeePayload",
        "kind": "LinkedField",
        "name": "deleteAttendee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deleteAttendeePayloadData",
            "kind": "LinkedField",
            "name": "attendee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "UnassignSeatDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deleteAttendeePayload",
        "kind": "LinkedField",
        "name": "deleteAttendee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deleteAttendeePayloadData",
            "kind": "LinkedField",
            "name": "attendee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "id"
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
    "cacheID": "ff903b7d0cfb066cba6c0ac53651844a",
    "id": "8c20256e864e12d4c735f6af4c9d8ab09a9cde864172a2eef7635a37235a0483",
    "metadata": {},
    "name": "UnassignSeatDialogMutation",
    "operationKind": "mutation",
    "text": "mutation UnassignSeatDialogMutation(\n  $input: deleteAttendeeInput!\n) {\n  deleteAttendee(input: $input) {\n    attendee {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd188cd3bb130b8daf73a4a41380e13e";

export default node;
