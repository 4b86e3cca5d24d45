/**
 * @generated SignedSource<<0c3308d25b4d32f6dc777c322706a6df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteActions_quote$data = {
  readonly id: string;
  readonly personName: string;
  readonly sentiment: Sentiment;
  readonly text: string;
  readonly trainingClass: {
    readonly startsAt: string | null | undefined;
    readonly title: string;
  };
  readonly version: number;
  readonly " $fragmentType": "QuoteActions_quote";
};
export type QuoteActions_quote$key = {
  readonly " $data"?: QuoteActions_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteActions_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteActions_quote",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
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
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "trainingClass",
      "plural": false,
      "selections": [
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
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerQuote",
  "abstractKey": null
};

(node as any).hash = "a7fe75c409b7bef1d6c902676767bc75";

export default node;
