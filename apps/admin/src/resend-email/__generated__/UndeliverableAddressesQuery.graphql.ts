/**
 * @generated SignedSource<<7ebf1c07542c85a6f18e94d231d2a833>>
 * @relayHash 4908ff5f5f5146692168249b9e06ed01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afb969449fd456021673babf28908629c2ee62c9755e7ff1723f713ec953e6ac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndeliverableAddressesQuery$variables = {
  addresses: ReadonlyArray<string>;
};
export type UndeliverableAddressesQuery$data = {
  readonly undeliverableAddresses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"UndeliverableLines_addresses">;
  }>;
};
export type UndeliverableAddressesQuery = {
  response: UndeliverableAddressesQuery$data;
  variables: UndeliverableAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "addresses"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "addresses",
    "variableName": "addresses"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UndeliverableAddressesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuppressedAddress",
        "kind": "LinkedField",
        "name": "undeliverableAddresses",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UndeliverableLines_addresses"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndeliverableAddressesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuppressedAddress",
        "kind": "LinkedField",
        "name": "undeliverableAddresses",
        "plural": true,
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
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "releasedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4908ff5f5f5146692168249b9e06ed01",
    "id": "afb969449fd456021673babf28908629c2ee62c9755e7ff1723f713ec953e6ac",
    "metadata": {},
    "name": "UndeliverableAddressesQuery",
    "operationKind": "query",
    "text": "query UndeliverableAddressesQuery(\n  $addresses: [String!]!\n) {\n  undeliverableAddresses(addresses: $addresses) {\n    ...UndeliverableLines_addresses\n    id\n  }\n}\n\nfragment ReleaseAddressButton_address on SuppressedAddress {\n  id\n  version\n  address\n  reason\n}\n\nfragment UndeliverableLines_addresses on SuppressedAddress {\n  id\n  address\n  reason\n  releasedAt\n  ...ReleaseAddressButton_address\n}\n"
  }
};
})();

(node as any).hash = "621a20546e32e5760b55dbcf8dbc4f11";

export default node;
