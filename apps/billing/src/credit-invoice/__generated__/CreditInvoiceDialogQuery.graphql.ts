/**
 * @generated SignedSource<<f3be808669ba6722931d8b6c361299f4>>
 * @relayHash e45bd7b595f88b24804590f3a63d88a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d78119f7d7ee9dd51f80ed304fca5a0b5e4e455197328a37a41bcf0e5998641

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreditInvoiceDialogQuery$variables = {
  id: string;
};
export type CreditInvoiceDialogQuery$data = {
  readonly invoice: {
    readonly " $fragmentSpreads": FragmentRefs<"CreditInvoiceForm_invoice">;
  } | null | undefined;
};
export type CreditInvoiceDialogQuery = {
  response: CreditInvoiceDialogQuery$data;
  variables: CreditInvoiceDialogQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreditInvoiceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreditInvoiceForm_invoice"
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
    "name": "CreditInvoiceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
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
            "name": "version",
            "storageKey": null
          },
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LineToCredit",
            "kind": "LinkedField",
            "name": "linesToCredit",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "net",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "tax",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "taxable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "taxRatePercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "creditedNet",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "creditedTax",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "proposed",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e45bd7b595f88b24804590f3a63d88a9",
    "id": "5d78119f7d7ee9dd51f80ed304fca5a0b5e4e455197328a37a41bcf0e5998641",
    "metadata": {},
    "name": "CreditInvoiceDialogQuery",
    "operationKind": "query",
    "text": "query CreditInvoiceDialogQuery(\n  $id: ID!\n) {\n  invoice(id: $id) {\n    ...CreditInvoiceForm_invoice\n    id\n  }\n}\n\nfragment CreditInvoiceForm_invoice on Invoice {\n  id\n  version\n  reference\n  documentDate\n  balanceDue {\n    amount\n  }\n  linesToCredit {\n    line\n    description\n    ...creditableLine_line\n    proposed {\n      amount\n    }\n  }\n}\n\nfragment creditableLine_line on LineToCredit {\n  line\n  net {\n    amount\n  }\n  tax {\n    amount\n  }\n  taxable\n  taxRatePercent\n  creditedNet {\n    amount\n  }\n  creditedTax {\n    amount\n  }\n}\n"
  }
};
})();

(node as any).hash = "b5eee4301f8c389910fa4d99a62cb26e";

export default node;
