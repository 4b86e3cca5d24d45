/**
 * @generated SignedSource<<5c80f8a510601501fce6e1debc27e270>>
 * @relayHash f278ad495f2641aaa2da8194a447cd87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d9ae24b388960906657a4aacabdc3f53fde2839ce46461d8915fe906f3d93bc

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenInvoicesQuery$variables = {
  customer: string;
};
export type useOpenInvoicesQuery$data = {
  readonly customer: {
    readonly openInvoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly balanceDue: {
            readonly amount: number;
          };
          readonly documentDate: string;
          readonly id: string;
          readonly reference: string;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type useOpenInvoicesQuery = {
  response: useOpenInvoicesQuery$data;
  variables: useOpenInvoicesQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
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
            (v2/*:: as any*/),
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
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "openInvoices(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
    "name": "useOpenInvoicesQuery",
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f278ad495f2641aaa2da8194a447cd87",
    "id": "5d9ae24b388960906657a4aacabdc3f53fde2839ce46461d8915fe906f3d93bc",
    "metadata": {},
    "name": "useOpenInvoicesQuery",
    "operationKind": "query",
    "text": "query useOpenInvoicesQuery(\n  $customer: ID!\n) {\n  customer(id: $customer) {\n    openInvoices(first: 100) {\n      edges {\n        node {\n          id\n          reference\n          documentDate\n          balanceDue {\n            amount\n          }\n        }\n      }\n      totalCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6be62f6a3697cf4df3969c19c523fc51";

export default node;
