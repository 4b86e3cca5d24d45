/**
 * @generated SignedSource<<dfff16083a2d8d22f874f21a88b18815>>
 * @relayHash 4d603eb9845d394a2943353bfae37659
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96c2d0950caddf73f4eb0f285720efbc85243b38ec3f9a0167bcc21265da9cde

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceAgeing = "gte30" | "lte29" | "%future added value";
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
export type useInvoiceCountsQuery$variables = {
  ageing?: InvoiceAgeing | null | undefined;
  customer?: string | null | undefined;
  filtered: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<InvoiceStatus> | null | undefined;
  type?: ReadonlyArray<InvoiceType> | null | undefined;
};
export type useInvoiceCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useInvoiceCountsQuery = {
  response: useInvoiceCountsQuery$data;
  variables: useInvoiceCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ageing"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v7 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "ageing",
            "variableName": "ageing"
          },
          {
            "kind": "Variable",
            "name": "customer",
            "variableName": "customer"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          },
          {
            "kind": "Variable",
            "name": "type_list",
            "variableName": "type"
          }
        ],
        "concreteType": "InvoiceCursorConnection",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "InvoiceCursorConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInvoiceCountsQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useInvoiceCountsQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "4d603eb9845d394a2943353bfae37659",
    "id": "96c2d0950caddf73f4eb0f285720efbc85243b38ec3f9a0167bcc21265da9cde",
    "metadata": {},
    "name": "useInvoiceCountsQuery",
    "operationKind": "query",
    "text": "query useInvoiceCountsQuery(\n  $search: String\n  $customer: ID\n  $status: [InvoiceStatus!]\n  $type: [InvoiceType!]\n  $ageing: InvoiceAgeing\n  $filtered: Boolean!\n) {\n  matching: invoices(search: $search, customer: $customer, status_list: $status, type_list: $type, ageing: $ageing) @include(if: $filtered) {\n    totalCount\n  }\n  all: invoices {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "da9c0bd1badbe9a1c91293ad71095f2a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
