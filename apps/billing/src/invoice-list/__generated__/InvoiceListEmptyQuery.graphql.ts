/**
 * @generated SignedSource<<fd2de002d0eac8d9dded900aae9a9206>>
 * @relayHash aefbea14846a1ccdc99f5569e759eb69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8573b8858cbb7ac893aaaaf591deec3bfc6d2e5924c7cff09f2174003b7283d

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceAgeing = "gte30" | "lte29" | "%future added value";
export type InvoiceStatus = "confirmed" | "converted" | "draft" | "paid" | "paid_overpaid" | "paid_partial" | "voided" | "%future added value";
export type InvoiceType = "credit_note" | "invoice" | "other" | "pro_forma" | "%future added value";
export type InvoiceListEmptyQuery$variables = {
  ageing?: InvoiceAgeing | null | undefined;
  customer?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<InvoiceStatus> | null | undefined;
  type?: ReadonlyArray<InvoiceType> | null | undefined;
};
export type InvoiceListEmptyQuery$data = {
  readonly ageing: {
    readonly totalCount: number;
  };
  readonly customer: {
    readonly totalCount: number;
  };
  readonly q: {
    readonly totalCount: number;
  };
  readonly status: {
    readonly totalCount: number;
  };
  readonly type: {
    readonly totalCount: number;
  };
};
export type InvoiceListEmptyQuery = {
  response: InvoiceListEmptyQuery$data;
  variables: InvoiceListEmptyQuery$variables;
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
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v5 = {
  "kind": "Variable",
  "name": "ageing",
  "variableName": "ageing"
},
v6 = {
  "kind": "Variable",
  "name": "customer",
  "variableName": "customer"
},
v7 = {
  "kind": "Variable",
  "name": "status_list",
  "variableName": "status"
},
v8 = {
  "kind": "Variable",
  "name": "type_list",
  "variableName": "type"
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v10 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v11 = [
  {
    "alias": "q",
    "args": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "concreteType": "InvoiceCursorConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "customer",
    "args": [
      (v5/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "concreteType": "InvoiceCursorConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "status",
    "args": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v10/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "concreteType": "InvoiceCursorConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "type",
    "args": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "concreteType": "InvoiceCursorConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "ageing",
    "args": [
      (v6/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "concreteType": "InvoiceCursorConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": (v9/*:: as any*/),
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceListEmptyQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoiceListEmptyQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "cacheID": "aefbea14846a1ccdc99f5569e759eb69",
    "id": "e8573b8858cbb7ac893aaaaf591deec3bfc6d2e5924c7cff09f2174003b7283d",
    "metadata": {},
    "name": "InvoiceListEmptyQuery",
    "operationKind": "query",
    "text": "query InvoiceListEmptyQuery(\n  $search: String\n  $customer: ID\n  $status: [InvoiceStatus!]\n  $type: [InvoiceType!]\n  $ageing: InvoiceAgeing\n) {\n  q: invoices(customer: $customer, status_list: $status, type_list: $type, ageing: $ageing) {\n    totalCount\n  }\n  customer: invoices(search: $search, status_list: $status, type_list: $type, ageing: $ageing) {\n    totalCount\n  }\n  status: invoices(search: $search, customer: $customer, type_list: $type, ageing: $ageing) {\n    totalCount\n  }\n  type: invoices(search: $search, customer: $customer, status_list: $status, ageing: $ageing) {\n    totalCount\n  }\n  ageing: invoices(search: $search, customer: $customer, status_list: $status, type_list: $type) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "633314577070ce624c7846733fe0e127";

export default node;
