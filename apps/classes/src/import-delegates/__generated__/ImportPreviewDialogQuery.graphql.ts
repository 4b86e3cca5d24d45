/**
 * @generated SignedSource<<024bd7384ded69894a30aed68203ff99>>
 * @relayHash bdca322fb9b825d29576fcf1b6753810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e80660d21280fdf680a6cf91ce0748db218d0f7bb486445f9856b34c9ffa0f4d

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
  "name": "note",
  "storageKey": null
},
v12 = {
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
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
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bdca322fb9b825d29576fcf1b6753810",
    "id": "e80660d21280fdf680a6cf91ce0748db218d0f7bb486445f9856b34c9ffa0f4d",
    "metadata": {},
    "name": "ImportPreviewDialogQuery",
    "operationKind": "query",
    "text": "query ImportPreviewDialogQuery(\n  $bookingItem: ID!\n  $delegates: String!\n) {\n  delegateImport(bookingItem: $bookingItem, delegates: $delegates) {\n    available\n    refusal\n    lines {\n      outcome\n      ...ImportPreviewTable_line\n    }\n  }\n}\n\nfragment ImportPreviewTable_line on DelegateImportLine {\n  line\n  text\n  givenName\n  familyName\n  email\n  outcome\n  reason\n  note\n  seatNumber\n}\n"
  }
};
})();

(node as any).hash = "acd8df9d234b6bb7bf2fd067f1b4c42c";

export default node;
