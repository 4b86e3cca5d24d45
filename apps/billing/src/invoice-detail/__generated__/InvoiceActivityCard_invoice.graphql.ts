/**
 * @generated SignedSource<<36848aef0a4da98ec56021e74fed94e2>>
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "9ca67927190b4815452e62947bd7a8ba";

export default node;
