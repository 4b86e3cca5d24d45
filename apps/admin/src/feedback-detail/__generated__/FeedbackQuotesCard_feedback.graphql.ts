/**
 * @generated SignedSource<<1e8ee009c94990efdac2e774289277e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackQuotesCard_feedback$data = {
  readonly quotes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly sentiment: Sentiment;
        readonly text: string;
        readonly " $fragmentSpreads": FragmentRefs<"QuoteActions_quote">;
      };
    }>;
  };
  readonly " $fragmentType": "FeedbackQuotesCard_feedback";
};
export type FeedbackQuotesCard_feedback$key = {
  readonly " $data"?: FeedbackQuotesCard_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackQuotesCard_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackQuotesCard_feedback",
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
      "concreteType": "CustomerQuoteCursorConnection",
      "kind": "LinkedField",
      "name": "quotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomerQuoteEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomerQuote",
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
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sentiment",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "QuoteActions_quote"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "quotes(first:100)"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "0a44c8b5e82bcc0535a2c2f79b7bdec1";

export default node;
