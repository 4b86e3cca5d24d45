/**
 * @generated SignedSource<<363f65b33162c34176aadb5d07186add>>
 * @relayHash 377829b8c05129f09f135a50b12cc38d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f007de1da027d6bf3d03e9932c255809a929efd75ef62ba38650a0ba6c6bd4be

import type { ConcreteRequest } from 'relay-runtime';
export type useBookingInvoicingQuery$variables = {
  id: string;
};
export type useBookingInvoicingQuery$data = {
  readonly booking: {
    readonly invoicing: {
      readonly due: {
        readonly amount: number;
      };
      readonly items: number;
      readonly paid: {
        readonly amount: number;
      };
    };
  } | null | undefined;
};
export type useBookingInvoicingQuery = {
  response: useBookingInvoicingQuery$data;
  variables: useBookingInvoicingQuery$variables;
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
    "name": "amount",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingInvoicing",
  "kind": "LinkedField",
  "name": "invoicing",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "items",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookingInvoicingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "useBookingInvoicingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "cacheID": "377829b8c05129f09f135a50b12cc38d",
    "id": "f007de1da027d6bf3d03e9932c255809a929efd75ef62ba38650a0ba6c6bd4be",
    "metadata": {},
    "name": "useBookingInvoicingQuery",
    "operationKind": "query",
    "text": "query useBookingInvoicingQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    invoicing {\n      items\n      due {\n        amount\n      }\n      paid {\n        amount\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e7c498bf8bde0c3b3e196f81c346a1f6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
