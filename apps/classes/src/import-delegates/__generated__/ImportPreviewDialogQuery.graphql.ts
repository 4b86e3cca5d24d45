/**
 * @generated SignedSource<<708050f7d96efbd3b813bdce5f15ca2f>>
 * @relayHash 3ae470c97ced64c8cd1e9a4019ae6156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecf4c0b74f171d3cb0df27ca5cfdce7dbea1d0c88eb4d1e9bbcd74c93ef77261

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
      readonly line: number;
      readonly note: string | null | undefined;
      readonly outcome: ImportOutcome;
      readonly " $fragmentSpreads": FragmentRefs<"previewedLines_line">;
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
  "name": "line",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shared",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v13 = {
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "previewedLines_line",
                "selections": [
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v5/*:: as any*/),
                  (v12/*:: as any*/),
                  (v6/*:: as any*/),
                  (v13/*:: as any*/)
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
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3ae470c97ced64c8cd1e9a4019ae6156",
    "id": "ecf4c0b74f171d3cb0df27ca5cfdce7dbea1d0c88eb4d1e9bbcd74c93ef77261",
    "metadata": {},
    "name": "ImportPreviewDialogQuery",
    "operationKind": "query",
    "text": "query ImportPreviewDialogQuery(\n  $bookingItem: ID!\n  $delegates: String!\n) {\n  delegateImport(bookingItem: $bookingItem, delegates: $delegates) {\n    available\n    refusal\n    lines {\n      line\n      outcome\n      note\n      ...previewedLines_line\n    }\n  }\n}\n\nfragment previewedLines_line on DelegateImportLine {\n  line\n  text\n  givenName\n  familyName\n  email\n  shared\n  outcome\n  reason\n  note\n  seatNumber\n}\n"
  }
};
})();

(node as any).hash = "be7a5baf8f2cf8a455c6f980d3cf869c";

export default node;
