/**
 * @generated SignedSource<<d0b62e7e676bfecef4c9d0807258d8cf>>
 * @relayHash ef8b415a0bf2090e25581c2a5c0f1156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 061f8e014feed4fa0833772e2100ff85a85288d10d57cc94cd20a256ecee626b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueInvoiceDialogQuery$variables = {
  documentDate: string;
  id: string;
};
export type IssueInvoiceDialogQuery$data = {
  readonly of: {
    readonly datesOfIssue: {
      readonly dueDate: string;
      readonly suppliedOn: string;
    } | null | undefined;
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type IssueInvoiceDialogQuery = {
  response: IssueInvoiceDialogQuery$data;
  variables: IssueInvoiceDialogQuery$variables;
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
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  {
    "kind": "Variable",
    "name": "documentDate",
    "variableName": "documentDate"
  }
],
v5 = {
  "alias": null,
  "args": (v4/*:: as any*/),
  "concreteType": "IssueDates",
  "kind": "LinkedField",
  "name": "datesOfIssue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suppliedOn",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "IssueInvoiceDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v2/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": "impact",
            "args": (v4/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfIssue",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v6/*:: as any*/),
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "IssueInvoiceDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v2/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": "impact",
            "args": (v4/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfIssue",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ef8b415a0bf2090e25581c2a5c0f1156",
    "id": "061f8e014feed4fa0833772e2100ff85a85288d10d57cc94cd20a256ecee626b",
    "metadata": {},
    "name": "IssueInvoiceDialogQuery",
    "operationKind": "query",
    "text": "query IssueInvoiceDialogQuery(\n  $id: ID!\n  $documentDate: DateTime!\n) {\n  of: invoice(id: $id) {\n    id\n    datesOfIssue(documentDate: $documentDate) {\n      dueDate\n      suppliedOn\n    }\n    impact: impactOfIssue(documentDate: $documentDate) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "455a7646b90e3c4cce4a7b826b7e4078";

export default node;
