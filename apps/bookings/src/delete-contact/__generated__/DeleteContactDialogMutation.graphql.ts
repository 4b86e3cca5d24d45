/**
 * @generated SignedSource<<ef39db0a3c53bc8696525044f4c67f31>>
 * @relayHash 022715de9a73563a3220c1dca1b4555f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 889d4c6f6518e0cb5c8e2cb0ba5048a61862ee4c1bca455e8f5290c81e5ea444

import type { ConcreteRequest } from 'relay-runtime';
export type deleteCustomerContactInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type DeleteContactDialogMutation$variables = {
  input: deleteCustomerContactInput;
};
export type DeleteContactDialogMutation$data = {
  readonly deleteCustomerContact: {
    readonly customerContact: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type DeleteContactDialogMutation = {
  response: DeleteContactDialogMutation$data;
  variables: DeleteContactDialogMutation$variables;
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
    "concreteType": "deleteCustomerContactPayload",
    "kind": "LinkedField",
    "name": "deleteCustomerContact",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "deleteCustomerContactPayloadData",
        "kind": "LinkedField",
        "name": "customerContact",
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
    "name": "DeleteContactDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteContactDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "022715de9a73563a3220c1dca1b4555f",
    "id": "889d4c6f6518e0cb5c8e2cb0ba5048a61862ee4c1bca455e8f5290c81e5ea444",
    "metadata": {},
    "name": "DeleteContactDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteContactDialogMutation(\n  $input: deleteCustomerContactInput!\n) {\n  deleteCustomerContact(input: $input) {\n    customerContact {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9579aae436390dbd1c9c04b74aa40063";

export default node;
