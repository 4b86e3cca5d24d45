/**
 * @generated SignedSource<<f0549c177873f256cd81bb12959b707f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceActivityCard_invoice$data = {
  readonly activityLogs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityTable_logs">;
  };
  readonly history: {
    readonly " $fragmentSpreads": FragmentRefs<"ActivityTable_history">;
  };
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "InvoiceActivityCard_invoice";
};
export type InvoiceActivityCard_invoice$key = {
  readonly " $data"?: InvoiceActivityCard_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActivityCard_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceActivityCard_invoice",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "InvoiceActivityLogCursorConnection",
      "kind": "LinkedField",
      "name": "activityLogs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceActivityLogEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "InvoiceActivityLog",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ActivityTable_logs"
        }
      ],
      "storageKey": "activityLogs(first:10)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 25
        }
      ],
      "concreteType": "HistoryEntryCursorConnection",
      "kind": "LinkedField",
      "name": "history",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ActivityTable_history"
        }
      ],
      "storageKey": "history(first:25)"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "81034e87c837a55a5538a4ebab6efbf7";

export default node;
