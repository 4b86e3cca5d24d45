/**
 * @generated SignedSource<<167afe7562cf26effcb73939980bc49b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type feedbackColumns_feedback$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly personName: string;
  readonly sentiment: Sentiment;
  readonly trainingClass: {
    readonly id: string;
    readonly reference: string;
    readonly title: string;
  };
  readonly " $fragmentType": "feedbackColumns_feedback";
};
export type feedbackColumns_feedback$key = {
  readonly " $data"?: feedbackColumns_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"feedbackColumns_feedback">;
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
  "name": "feedbackColumns_feedback",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "kind",
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
      "kind": "ScalarField",
      "name": "createdAt",
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
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "aea70414a7ebcbf3bfc34c8463726484";

export default node;
