/**
 * @generated SignedSource<<a65c90f9120ef29d2eb798ef2efdf589>>
 * @relayHash 7ff28d71acbba1a70f166415dcb5c754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 571cf01a0c7eb61cef1ee9a63e2b47fd12eb382e44f3142ea338ba6c1422295a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportOutcome = "created" | "headings" | "invalid" | "known" | "nameless" | "repeated" | "seated" | "%future added value";
export type ImportPreviewDialogQuery$variables = {
  bookingItem: string;
  delegates: string;
};
export type ImportPreviewDialogQuery$data = {
  readonly delegateImport: {
    readonly available: number;
    readonly lines: ReadonlyArray<{
      readonly outcome: ImportOutcome;
      readonly " $fragmentSpreads": FragmentRefs<"ImportPreviewTable_line">;
    }>;
    readonly refusal: string | null | undefined;
  };
};
export type ImportPreviewDialogQuery = {
  response: ImportPreviewDialogQuery$data;
  variables: ImportPreviewDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bookingItem"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "delegates"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "bookingItem",
    "variableName": "bookingItem"
  },
  {
    "kind": "Variable",
    "name": "delegates",
    "variableName": "delegates"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusal",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatNumber",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportPreviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DelegateImport",
        "kind": "LinkedField",
        "name": "delegateImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DelegateImportLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImportPreviewTable_line",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v4/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportPreviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DelegateImport",
        "kind": "LinkedField",
        "name": "delegateImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DelegateImportLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7ff28d71acbba1a70f166415dcb5c754",
    "id": "571cf01a0c7eb61cef1ee9a63e2b47fd12eb382e44f3142ea338ba6c1422295a",
    "metadata": {},
    "name": "ImportPreviewDialogQuery",
    "operationKind": "query",
    "text": "query ImportPreviewDialogQuery(\n  $bookingItem: ID!\n  $delegates: String!\n) {\n  delegateImport(bookingItem: $bookingItem, delegates: $delegates) {\n    available\n    refusal\n    lines {\n      outcome\n      ...ImportPreviewTable_line\n    }\n  }\n}\n\nfragment ImportPreviewTable_line on DelegateImportLine {\n  line\n  text\n  givenName\n  familyName\n  email\n  outcome\n  reason\n  seatNumber\n}\n"
  }
};
})();

(node as any).hash = "acd8df9d234b6bb7bf2fd067f1b4c42c";

export default node;
