/**
 * @generated SignedSource<<931dee5f1b11de701a9d083e2f539eab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackSignalsCard_feedback$data = {
  readonly saleSignals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly description: string;
        readonly id: string;
        readonly priority: SaleSignalPriority;
      };
    }>;
  };
  readonly " $fragmentType": "FeedbackSignalsCard_feedback";
};
export type FeedbackSignalsCard_feedback$key = {
  readonly " $data"?: FeedbackSignalsCard_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackSignalsCard_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackSignalsCard_feedback",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SaleSignalCursorConnection",
      "kind": "LinkedField",
      "name": "saleSignals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SaleSignalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SaleSignal",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "description",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "priority",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "saleSignals(first:100)"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "3e5c6c9cb3c2736b2ff82f23902513a3";

export default node;
