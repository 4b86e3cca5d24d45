/**
 * @generated SignedSource<<3e66594f96f21a4cfd3de7d0fe3aa992>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackAnswersCard_feedback$data = {
  readonly answer: {
    readonly answerList: ReadonlyArray<{
      readonly other: string | null | undefined;
      readonly questionId: string;
      readonly value: any;
    }>;
    readonly questionaire: {
      readonly questionList: ReadonlyArray<{
        readonly choices: ReadonlyArray<{
          readonly text: string;
          readonly value: string;
        }>;
        readonly family: string;
        readonly headings: ReadonlyArray<string>;
        readonly name: string;
        readonly others: ReadonlyArray<{
          readonly rules: {
            readonly maxLength: number | null | undefined;
            readonly required: boolean;
          };
          readonly text: string;
        }>;
        readonly questionId: string;
        readonly rows: ReadonlyArray<{
          readonly rules: {
            readonly maxLength: number | null | undefined;
            readonly required: boolean;
          };
          readonly text: string;
        }>;
        readonly rules: {
          readonly maxLength: number | null | undefined;
          readonly required: boolean;
        };
        readonly subtype: string;
      }>;
    };
  };
  readonly attendee: {
    readonly customerContact: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly customerContact: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly personName: string;
  readonly sentiment: Sentiment;
  readonly " $fragmentType": "FeedbackAnswersCard_feedback";
};
export type FeedbackAnswersCard_feedback$key = {
  readonly " $data"?: FeedbackAnswersCard_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackAnswersCard_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "customerContact",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionaireRules",
  "kind": "LinkedField",
  "name": "rules",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "required",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackAnswersCard_feedback",
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
      "name": "sentiment",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Attendee",
      "kind": "LinkedField",
      "name": "attendee",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionaireAnswer",
      "kind": "LinkedField",
      "name": "answer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QuestionaireQuestionAnswer",
          "kind": "LinkedField",
          "name": "answerList",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "other",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Questionaire",
          "kind": "LinkedField",
          "name": "questionaire",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "QuestionaireQuestion",
              "kind": "LinkedField",
              "name": "questionList",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "family",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subtype",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "headings",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "QuestionaireChoice",
                  "kind": "LinkedField",
                  "name": "choices",
                  "plural": true,
                  "selections": [
                    (v4/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "QuestionaireRow",
                  "kind": "LinkedField",
                  "name": "rows",
                  "plural": true,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "QuestionaireRow",
                  "kind": "LinkedField",
                  "name": "others",
                  "plural": true,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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

(node as any).hash = "e74dfadd22d28b9705bd9849ba088b73";

export default node;
