/**
 * @generated SignedSource<<49e967a784ee9801f6ff8cca95f8e81f>>
 * @relayHash 9915c84c819d600fb4bf78cdd824db40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7a2c1d26904cb359b38b06ebdd7320fbd56461509b3c80ec1c409bbc486567a

import type { ConcreteRequest } from 'relay-runtime';
export type TrainerStatus = "active" | "blacklisted" | "inactive" | "retired" | "unknown" | "%future added value";
export type createTrainerInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  familyName: string;
  givenName: string;
  jobTitle?: string | null | undefined;
  location?: AddressInput | null | undefined;
  mobile?: string | null | undefined;
  status: TrainerStatus;
  telephone?: string | null | undefined;
};
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  address3?: string | null | undefined;
  address4?: string | null | undefined;
  city: string;
  country: string;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
};
export type CreateTrainerFormMutation$variables = {
  input: createTrainerInput;
};
export type CreateTrainerFormMutation$data = {
  readonly createTrainer: {
    readonly trainer: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateTrainerFormMutation = {
  response: CreateTrainerFormMutation$data;
  variables: CreateTrainerFormMutation$variables;
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
    "concreteType": "createTrainerPayload",
    "kind": "LinkedField",
    "name": "createTrainer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
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
    "name": "CreateTrainerFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateTrainerFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9915c84c819d600fb4bf78cdd824db40",
    "id": "e7a2c1d26904cb359b38b06ebdd7320fbd56461509b3c80ec1c409bbc486567a",
    "metadata": {},
    "name": "CreateTrainerFormMutation",
    "operationKind": "mutation",
    "text": "mutation CreateTrainerFormMutation(\n  $input: createTrainerInput!\n) {\n  createTrainer(input: $input) {\n    trainer {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2d7c9deb13f0d6a1d85684a522ea3123";

export default node;
