/**
 * @generated SignedSource<<42218475d503e291beb0da518446511c>>
 * @relayHash 2abed64a0be83659b1dc394e9eddc3ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 216e6a20847332c0e51e4d60749d7695e3981d3ede120d622f68c4f6a698e2fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordReceiptButtonQuery$variables = {
  customer: string;
};
export type RecordReceiptButtonQuery$data = {
  readonly customer: {
    readonly openInvoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"openInvoices_invoice">;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type RecordReceiptButtonQuery = {
  response: RecordReceiptButtonQuery$data;
  variables: RecordReceiptButtonQuery$variables;
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
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "documentDate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "balanceDue",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordReceiptButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "InvoiceCursorConnection",
            "kind": "LinkedField",
            "name": "openInvoices",
            "plural": false,
            "selections": [
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
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "openInvoices_invoice",
                        "selections": (v4/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": "openInvoices(first:100)"
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
    "name": "RecordReceiptButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "InvoiceCursorConnection",
            "kind": "LinkedField",
            "name": "openInvoices",
            "plural": false,
            "selections": [
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": "openInvoices(first:100)"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2abed64a0be83659b1dc394e9eddc3ad",
    "id": "216e6a20847332c0e51e4d60749d7695e3981d3ede120d622f68c4f6a698e2fb",
    "metadata": {},
    "name": "RecordReceiptButtonQuery",
    "operationKind": "query",
    "text": "query RecordReceiptButtonQuery(\n  $customer: ID!\n) {\n  customer(id: $customer) {\n    openInvoices(first: 100) {\n      edges {\n        node {\n          ...openInvoices_invoice\n          id\n        }\n      }\n      totalCount\n    }\n    id\n  }\n}\n\nfragment openInvoices_invoice on Invoice {\n  id\n  reference\n  documentDate\n  balanceDue {\n    amount\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f1d9690e5eebdfc3c4f8224c614060d";

export default node;
