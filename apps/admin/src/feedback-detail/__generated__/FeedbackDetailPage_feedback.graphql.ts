/**
 * @generated SignedSource<<55b384bb7e9056248ea54d771784d66b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackDetailPage_feedback$data = {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly personName: string;
  readonly sentiment: Sentiment;
  readonly trainingClass: {
    readonly id: string;
    readonly reference: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackAnswersCard_feedback" | "FeedbackOverviewCard_feedback" | "FeedbackQuotesCard_feedback" | "FeedbackSignalsCard_feedback" | "RecordAudit_record">;
  readonly " $fragmentType": "FeedbackDetailPage_feedback";
};
export type FeedbackDetailPage_feedback$key = {
  readonly " $data"?: FeedbackDetailPage_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackDetailPage_feedback">;
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
  "name": "FeedbackDetailPage_feedback",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackAnswersCard_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackOverviewCard_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackQuotesCard_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackSignalsCard_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "a403325170224cf8184e9c23876a7ad9";

export default node;
