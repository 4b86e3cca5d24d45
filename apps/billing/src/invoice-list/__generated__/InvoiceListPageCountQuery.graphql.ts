/**
 * @generated SignedSource<<eb3b282cf3ff7e1e396d9f114295f3c4>>
 * @relayHash 8484d53acf95396a75884fd2cf393cd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d23c94f3fd59c4b6d78fc72f5ebf7e00e20508aaa0083c3ae12f982d27bb1a2

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceAgeing = "gte30" | "lte29" | "%future added value";
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
export type InvoiceListPageCountQuery$variables = {
  ageing?: InvoiceAgeing | null | undefined;
  customer?: string | null | undefined;
  filtered: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<InvoiceStatus> | null | undefined;
  toBeRefunded?: boolean | null | undefined;
  total: boolean;
  type?: ReadonlyArray<InvoiceType> | null | undefined;
};
export type InvoiceListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type InvoiceListPageCountQuery = {
  response: InvoiceListPageCountQuery$data;
  variables: InvoiceListPageCountQuery$variables;
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
  "name": "toBeRefunded"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v9 = [
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
            "name": "toBeRefunded",
            "variableName": "toBeRefunded"
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
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "total",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "InvoiceCursorConnection",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ]
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceListPageCountQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoiceListPageCountQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "cacheID": "8484d53acf95396a75884fd2cf393cd8",
    "id": "0d23c94f3fd59c4b6d78fc72f5ebf7e00e20508aaa0083c3ae12f982d27bb1a2",
    "metadata": {},
    "name": "InvoiceListPageCountQuery",
    "operationKind": "query",
    "text": "query InvoiceListPageCountQuery(\n  $search: String\n  $customer: ID\n  $status: [InvoiceStatus!]\n  $type: [InvoiceType!]\n  $ageing: InvoiceAgeing\n  $toBeRefunded: Boolean\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: invoices(search: $search, customer: $customer, status_list: $status, type_list: $type, ageing: $ageing, toBeRefunded: $toBeRefunded) @include(if: $filtered) {\n    totalCount\n  }\n  all: invoices @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "afae635ca83a100ef84ee87a36fe7798";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
