/**
 * @generated SignedSource<<18eb087c647ebce720514a86b394acdf>>
 * @relayHash ad52b6e87d447a7bf29e37bab225d89a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258a06d72274c1884aa65ae9ae311f18f4616a9c3fc7ea4a81fd5a7faeae5a63

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreditedLineInput = {
  amount?: number | null | undefined;
  line: string;
};
export type CreditInvoiceFormQuery$variables = {
  documentDate: string;
  id: string;
  lines: ReadonlyArray<CreditedLineInput>;
  outside?: number | null | undefined;
  refund?: number | null | undefined;
};
export type CreditInvoiceFormQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type CreditInvoiceFormQuery = {
  response: CreditInvoiceFormQuery$data;
  variables: CreditInvoiceFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "documentDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lines"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "outside"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refund"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "documentDate",
    "variableName": "documentDate"
  },
  {
    "kind": "Variable",
    "name": "lines",
    "variableName": "lines"
  },
  {
    "kind": "Variable",
    "name": "outside",
    "variableName": "outside"
  },
  {
    "kind": "Variable",
    "name": "refund",
    "variableName": "refund"
  }
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "entity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "target",
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
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "consequence",
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
    "name": "CreditInvoiceFormQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v5/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": "impact",
            "args": (v7/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfCredit",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v8/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreditInvoiceFormQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v5/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": "impact",
            "args": (v7/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfCredit",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ad52b6e87d447a7bf29e37bab225d89a",
    "id": "258a06d72274c1884aa65ae9ae311f18f4616a9c3fc7ea4a81fd5a7faeae5a63",
    "metadata": {},
    "name": "CreditInvoiceFormQuery",
    "operationKind": "query",
    "text": "query CreditInvoiceFormQuery(\n  $id: ID!\n  $documentDate: String!\n  $lines: [CreditedLineInput!]!\n  $refund: Int\n  $outside: Int\n) {\n  of: invoice(id: $id) {\n    id\n    impact: impactOfCredit(documentDate: $documentDate, lines: $lines, refund: $refund, outside: $outside) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "f4662bc49b0468f45f8dc3c38ed151ff";

export default node;
