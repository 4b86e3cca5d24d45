/**
 * @generated SignedSource<<d2684de187ed11327069e0e3a73cd678>>
 * @relayHash 26afd552ff9b7303ba134fde02ecc617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4821df4c741e7067235ef3b5385020a780bf52ecbf7fa18ce4ecd38dab95bcc8

import type { ConcreteRequest } from 'relay-runtime';
export type createSupplierInput = {
  bankAccountNumber?: string | null | undefined;
  bankSortCode?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  name: string;
  primaryContact?: string | null | undefined;
  purchasesAddress?: AddressInput | null | undefined;
  purchasesEmail?: string | null | undefined;
  remittanceEmail?: string | null | undefined;
  trainer?: string | null | undefined;
  vatNumber?: string | null | undefined;
  vatRegistered: boolean;
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
export type CreateSupplierFormMutation$variables = {
  input: createSupplierInput;
};
export type CreateSupplierFormMutation$data = {
  readonly createSupplier: {
    readonly supplier: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateSupplierFormMutation = {
  response: CreateSupplierFormMutation$data;
  variables: CreateSupplierFormMutation$variables;
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
    "concreteType": "createSupplierPayload",
    "kind": "LinkedField",
    "name": "createSupplier",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
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
    "name": "CreateSupplierFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateSupplierFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "26afd552ff9b7303ba134fde02ecc617",
    "id": "4821df4c741e7067235ef3b5385020a780bf52ecbf7fa18ce4ecd38dab95bcc8",
    "metadata": {},
    "name": "CreateSupplierFormMutation",
    "operationKind": "mutation",
    "text": "mutation CreateSupplierFormMutation(\n  $input: createSupplierInput!\n) {\n  createSupplier(input: $input) {\n    supplier {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e78d4cd4aa6ea3e8e4778681490e11a1";

export default node;
