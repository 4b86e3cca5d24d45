/**
 * @generated SignedSource<<e2acb95e9b09b060bafb8aeb7638986a>>
 * @relayHash ccfbf8afb3f55324f8478d66672a78ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89c357bdef48248a188f51a4783fa4664e6281ef7e21271cdd3cf9e8970b64d3

import type { ConcreteRequest } from 'relay-runtime';
export type deleteBookingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type DeleteBookingDialogMutation$variables = {
  input: deleteBookingInput;
};
export type DeleteBookingDialogMutation$data = {
  readonly deleteBooking: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type DeleteBookingDialogMutation = {
  response: DeleteBookingDialogMutation$data;
  variables: DeleteBookingDialogMutation$variables;
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
    "concreteType": "deleteBookingPayload",
    "kind": "LinkedField",
    "name": "deleteBooking",
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
    "name": "DeleteBookingDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteBookingDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ccfbf8afb3f55324f8478d66672a78ca",
    "id": "89c357bdef48248a188f51a4783fa4664e6281ef7e21271cdd3cf9e8970b64d3",
    "metadata": {},
    "name": "DeleteBookingDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteBookingDialogMutation(\n  $input: deleteBookingInput!\n) {\n  deleteBooking(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "40b04027b035dddeeec9c74a3293c8ca";

export default node;
