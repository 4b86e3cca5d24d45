/**
 * @generated SignedSource<<aca35210e27c0adba12a97ef1aea22e0>>
 * @relayHash 0d8d71c5f44c645aa8757df2726d108e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45e5f8bdb6c44963a42ebfcff07205ac7652844b24d0251528e9193e5a0b06f7

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
    readonly bookingCustomerContact: {
      readonly id: string;
    } | null | undefined;
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
        "concreteType": "deleteBookingCustomerContactPayloadData",
        "kind": "LinkedField",
        "name": "bookingCustomerContact",
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
    "cacheID": "0d8d71c5f44c645aa8757df2726d108e",
    "id": "45e5f8bdb6c44963a42ebfcff07205ac7652844b24d0251528e9193e5a0b06f7",
    "metadata": {},
    "name": "UnassignContactButtonMutation",
    "operationKind": "mutation",
    "text": "mutation UnassignContactButtonMutation(\n  $input: deleteBookingCustomerContactInput!\n) {\n  deleteBookingCustomerContact(input: $input) {\n    bookingCustomerContact {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "910109bb0e2835c809b12189ce616ae9";

export default node;
