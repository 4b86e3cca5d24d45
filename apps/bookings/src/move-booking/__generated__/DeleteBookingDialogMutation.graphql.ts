/**
 * @generated SignedSource<<7e6f7fb8bf54a9d0126792121d03a5a7>>
 * @relayHash 316184707a91d809cc259638532df8db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e664395732a5e308a4ba859fc9df7d7647cac04fa9edeeb2ce949d9c81d4e72

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
    readonly booking: {
      readonly id: string;
    } | null | undefined;
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
        "concreteType": "deleteBookingPayloadData",
        "kind": "LinkedField",
        "name": "booking",
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
    "cacheID": "316184707a91d809cc259638532df8db",
    "id": "9e664395732a5e308a4ba859fc9df7d7647cac04fa9edeeb2ce949d9c81d4e72",
    "metadata": {},
    "name": "DeleteBookingDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteBookingDialogMutation(\n  $input: deleteBookingInput!\n) {\n  deleteBooking(input: $input) {\n    booking {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ad2e8637641f22c8b001b1cdb8453bb3";

export default node;
