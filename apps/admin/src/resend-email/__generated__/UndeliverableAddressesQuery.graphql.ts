/**
 * @generated SignedSource<<cbeeaf882ededf0e712bc430116ad9b1>>
 * @relayHash 3e70beb64645c4d234188c27c0ea8698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db72f15aae8d41a34eaf40d5c555a616fcdc801084a81bf06172fbf869f5d098

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndeliverableAddressesQuery$variables = {
  addresses: ReadonlyArray<string>;
};
export type UndeliverableAddressesQuery$data = {
  readonly undeliverableAddresses: ReadonlyArray<{
    readonly address: string;
    readonly id: string;
    readonly reason: string;
    readonly releasedAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReleaseAddressButton_address">;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "releasedAt",
  "storageKey": null
};
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReleaseAddressButton_address"
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "cacheID": "3e70beb64645c4d234188c27c0ea8698",
    "id": "db72f15aae8d41a34eaf40d5c555a616fcdc801084a81bf06172fbf869f5d098",
    "metadata": {},
    "name": "UndeliverableAddressesQuery",
    "operationKind": "query",
    "text": "query UndeliverableAddressesQuery(\n  $addresses: [String!]!\n) {\n  undeliverableAddresses(addresses: $addresses) {\n    id\n    address\n    reason\n    releasedAt\n    ...ReleaseAddressButton_address\n  }\n}\n\nfragment ReleaseAddressButton_address on SuppressedAddress {\n  id\n  version\n  address\n  reason\n}\n"
  }
};
})();

(node as any).hash = "351fd18996942383a256df6fefb1e7ce";

export default node;
