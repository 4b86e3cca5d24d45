/**
 * @generated SignedSource<<57050057c3910f7d2c740aa90816a57e>>
 * @relayHash d9c73a4065ffe6edd387d2703e313a2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf4f8a66f68c0469a16cc35aceab665978c97cedf954493d3e79b0d87130f3e

import type { ConcreteRequest } from 'relay-runtime';
export type CorrectCopiesFieldQuery$variables = {
  customer: string;
};
export type CorrectCopiesFieldQuery$data = {
  readonly customer: {
    readonly draftInvoicesWithBillingAddress: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly reference: string;
        };
      }>;
      readonly totalCount: number;
    };
    readonly openBookingsWithBillingAddress: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly reference: string;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type CorrectCopiesFieldQuery = {
  response: CorrectCopiesFieldQuery$data;
  variables: CorrectCopiesFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customer"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customer"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "BookingCursorConnection",
  "kind": "LinkedField",
  "name": "openBookingsWithBillingAddress",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "openBookingsWithBillingAddress(first:3)"
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "InvoiceCursorConnection",
  "kind": "LinkedField",
  "name": "draftInvoicesWithBillingAddress",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "draftInvoicesWithBillingAddress(first:3)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CorrectCopiesFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "CorrectCopiesFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d9c73a4065ffe6edd387d2703e313a2e",
    "id": "faf4f8a66f68c0469a16cc35aceab665978c97cedf954493d3e79b0d87130f3e",
    "metadata": {},
    "name": "CorrectCopiesFieldQuery",
    "operationKind": "query",
    "text": "query CorrectCopiesFieldQuery(\n  $customer: ID!\n) {\n  customer(id: $customer) {\n    openBookingsWithBillingAddress(first: 3) {\n      totalCount\n      edges {\n        node {\n          id\n          reference\n        }\n      }\n    }\n    draftInvoicesWithBillingAddress(first: 3) {\n      totalCount\n      edges {\n        node {\n          id\n          reference\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a90b3cbac0c136fdfc517ce0954af21a";

export default node;
