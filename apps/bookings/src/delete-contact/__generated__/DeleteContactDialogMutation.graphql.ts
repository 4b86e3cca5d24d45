/**
 * @generated SignedSource<<be46a00d104613ef4d3ed7ce3838857f>>
 * @relayHash 0509ad6d90e84e36c5d8f01959da9f3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d467fb0ceff2c1a4822a019a92fa7aa510fc029f54088e027dee4af11427a2af

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
    readonly clientMutationId: string | null | undefined;
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
    "cacheID": "0509ad6d90e84e36c5d8f01959da9f3a",
    "id": "d467fb0ceff2c1a4822a019a92fa7aa510fc029f54088e027dee4af11427a2af",
    "metadata": {},
    "name": "DeleteContactDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteContactDialogMutation(\n  $input: deleteCustomerContactInput!\n) {\n  deleteCustomerContact(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "97c1a4c37faf8a3bb6c4411dc24e0230";

export default node;
