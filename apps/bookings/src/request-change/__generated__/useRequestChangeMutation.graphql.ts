/**
 * @generated SignedSource<<e5cc7e9e6383d29357a804d6ed27efa9>>
 * @relayHash f6849b1182495f9d92230a0528451b5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1b57b78c92e0738c80e09421cf6d6f23571527828d03d0923e9888b7e5d2736

import type { ConcreteRequest } from 'relay-runtime';
export type createChangeRequestInput = {
  booking: string;
  bookingItem: string;
  clientMutationId?: string | null | undefined;
  delegate?: string | null | undefined;
  newMaxAttendees?: number | null | undefined;
  newStartsAt?: string | null | undefined;
  newTrainer?: string | null | undefined;
  newTrainingClass?: string | null | undefined;
  reason?: string | null | undefined;
  subject: string;
};
export type useRequestChangeMutation$variables = {
  input: createChangeRequestInput;
};
export type useRequestChangeMutation$data = {
  readonly createChangeRequest: {
    readonly changeRequest: {
      readonly id: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRequestChangeMutation = {
  response: useRequestChangeMutation$data;
  variables: useRequestChangeMutation$variables;
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
    "concreteType": "createChangeRequestPayload",
    "kind": "LinkedField",
    "name": "createChangeRequest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangeRequest",
        "kind": "LinkedField",
        "name": "changeRequest",
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
    "name": "useRequestChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f6849b1182495f9d92230a0528451b5d",
    "id": "e1b57b78c92e0738c80e09421cf6d6f23571527828d03d0923e9888b7e5d2736",
    "metadata": {},
    "name": "useRequestChangeMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestChangeMutation(\n  $input: createChangeRequestInput!\n) {\n  createChangeRequest(input: $input) {\n    changeRequest {\n      id\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dbc95535a9a2bf31b17545578c792f2d";

export default node;
