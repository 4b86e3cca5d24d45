/**
 * @generated SignedSource<<bbf92e0341d06ab27feea2e07eb4f217>>
 * @relayHash bfaeadfda3e0c19e2695c9c0a176a061
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f082fa0fb7c92b544328b089eed065e9e1ce279449a4ca26e6538112ca31816

import type { ConcreteRequest } from 'relay-runtime';
export type deleteTrainerUnavailabilityInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type DeleteUnavailabilityButtonMutation$variables = {
  input: deleteTrainerUnavailabilityInput;
};
export type DeleteUnavailabilityButtonMutation$data = {
  readonly deleteTrainerUnavailability: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type DeleteUnavailabilityButtonMutation = {
  response: DeleteUnavailabilityButtonMutation$data;
  variables: DeleteUnavailabilityButtonMutation$variables;
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
    "concreteType": "deleteTrainerUnavailabilityPayload",
    "kind": "LinkedField",
    "name": "deleteTrainerUnavailability",
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
    "name": "DeleteUnavailabilityButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteUnavailabilityButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bfaeadfda3e0c19e2695c9c0a176a061",
    "id": "0f082fa0fb7c92b544328b089eed065e9e1ce279449a4ca26e6538112ca31816",
    "metadata": {},
    "name": "DeleteUnavailabilityButtonMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteUnavailabilityButtonMutation(\n  $input: deleteTrainerUnavailabilityInput!\n) {\n  deleteTrainerUnavailability(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "11f5872d43bee287691a38ceaee61ff6";

export default node;
