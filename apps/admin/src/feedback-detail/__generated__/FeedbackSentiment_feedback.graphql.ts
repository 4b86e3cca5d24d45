/**
 * @generated SignedSource<<d7dcae9d3d061e62b6b6f25039f2695a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackSentiment_feedback$data = {
  readonly id: string;
  readonly personName: string;
  readonly sentiment: Sentiment;
  readonly version: number;
  readonly " $fragmentType": "FeedbackSentiment_feedback";
};
export type FeedbackSentiment_feedback$key = {
  readonly " $data"?: FeedbackSentiment_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackSentiment_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackSentiment_feedback",
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
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentiment",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "074049c9a6bc1fb6f14bdbdc2b8f31d3";

export default node;
