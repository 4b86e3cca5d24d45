/**
 * @generated SignedSource<<ed71645557a503fd7e7a398ef0b3893d>>
 * @relayHash 6e51ac3eba815101b3fb424246480f17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8accd6d9172c714a23f62757d1099bd2be35f8f9ed364840ab2bc9fc0cf2dedf

import type { ConcreteRequest } from 'relay-runtime';
export type createSellerInput = {
  address?: AddressInput | null | undefined;
  bankAccountNumber?: string | null | undefined;
  bankName?: string | null | undefined;
  bankSortCode?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  companyNumber?: string | null | undefined;
  legalName: string;
  vatNumber?: string | null | undefined;
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
export type CreateSellerDialogMutation$variables = {
  input: createSellerInput;
};
export type CreateSellerDialogMutation$data = {
  readonly createSeller: {
    readonly seller: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateSellerDialogMutation = {
  response: CreateSellerDialogMutation$data;
  variables: CreateSellerDialogMutation$variables;
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
    "concreteType": "createSellerPayload",
    "kind": "LinkedField",
    "name": "createSeller",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Seller",
        "kind": "LinkedField",
        "name": "seller",
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
    "name": "CreateSellerDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateSellerDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6e51ac3eba815101b3fb424246480f17",
    "id": "8accd6d9172c714a23f62757d1099bd2be35f8f9ed364840ab2bc9fc0cf2dedf",
    "metadata": {},
    "name": "CreateSellerDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreateSellerDialogMutation(\n  $input: createSellerInput!\n) {\n  createSeller(input: $input) {\n    seller {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7b467537f3c014acc52ffd66a5783d0e";

export default node;
