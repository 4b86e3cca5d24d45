/**
 * @generated SignedSource<<6022b2f031abe9f02975db3e888616ab>>
 * @relayHash 47792f51be9ab7c1f0d0497171ebfc5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 485da3d2998446ad56b51931a99251d0a21c37b13c84389427410cd23290bba7

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
    readonly clientMutationId: string | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "deleteAttendeePayload",
    "kind": "LinkedField",
    "name": "deleteAttendee",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientMutationId",
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
    "name": "UnassignSeatDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnassignSeatDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "47792f51be9ab7c1f0d0497171ebfc5b",
    "id": "485da3d2998446ad56b51931a99251d0a21c37b13c84389427410cd23290bba7",
    "metadata": {},
    "name": "UnassignSeatDialogMutation",
    "operationKind": "mutation",
    "text": "mutation UnassignSeatDialogMutation(\n  $input: deleteAttendeeInput!\n) {\n  deleteAttendee(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "68c7f94340b041fb27634190f6c317d4";

export default node;
