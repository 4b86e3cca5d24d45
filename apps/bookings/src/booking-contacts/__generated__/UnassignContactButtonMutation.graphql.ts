/**
 * @generated SignedSource<<441d9ee2c55a8f95ffd277e296563396>>
 * @relayHash c096d89b2190c809114b21698c7260b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f28da06a0b127a1131f18463e0af91020e83b66f5f903449cda7245ebd95da04

import type { ConcreteRequest } from 'relay-runtime';
export type deleteBookingCustomerContactInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type UnassignContactButtonMutation$variables = {
  input: deleteBookingCustomerContactInput;
};
export type UnassignContactButtonMutation$data = {
  readonly deleteBookingCustomerContact: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type UnassignContactButtonMutation = {
  response: UnassignContactButtonMutation$data;
  variables: UnassignContactButtonMutation$variables;
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
    "concreteType": "deleteBookingCustomerContactPayload",
    "kind": "LinkedField",
    "name": "deleteBookingCustomerContact",
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
    "name": "UnassignContactButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnassignContactButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c096d89b2190c809114b21698c7260b3",
    "id": "f28da06a0b127a1131f18463e0af91020e83b66f5f903449cda7245ebd95da04",
    "metadata": {},
    "name": "UnassignContactButtonMutation",
    "operationKind": "mutation",
    "text": "mutation UnassignContactButtonMutation(\n  $input: deleteBookingCustomerContactInput!\n) {\n  deleteBookingCustomerContact(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "d4147cbe678286fb50c07936274eb6e5";

export default node;
