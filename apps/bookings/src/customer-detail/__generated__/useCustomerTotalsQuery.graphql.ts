/**
 * @generated SignedSource<<300491bce92b963c8ef22005d0e0c22a>>
 * @relayHash 13a31ce0ab79a98d99867e19e7a1637c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66f5c6848df810b34a0cb057dc1e18be70a18f460dace4facce0199dc381197

import type { ConcreteRequest } from 'relay-runtime';
export type useCustomerTotalsQuery$variables = {
  id: string;
};
export type useCustomerTotalsQuery$data = {
  readonly customer: {
    readonly bookings: {
      readonly totalCount: number;
    };
    readonly contacts: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type useCustomerTotalsQuery = {
  response: useCustomerTotalsQuery$data;
  variables: useCustomerTotalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingCursorConnection",
  "kind": "LinkedField",
  "name": "bookings",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContactCursorConnection",
  "kind": "LinkedField",
  "name": "contacts",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCustomerTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useCustomerTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "13a31ce0ab79a98d99867e19e7a1637c",
    "id": "f66f5c6848df810b34a0cb057dc1e18be70a18f460dace4facce0199dc381197",
    "metadata": {},
    "name": "useCustomerTotalsQuery",
    "operationKind": "query",
    "text": "query useCustomerTotalsQuery(\n  $id: ID!\n) {\n  customer(id: $id) {\n    bookings {\n      totalCount\n    }\n    contacts {\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7e6b91b3027ae27c837be23906bca00f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
