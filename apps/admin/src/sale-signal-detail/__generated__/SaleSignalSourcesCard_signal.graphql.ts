/**
 * @generated SignedSource<<8b6e10849dd2d8dff5df64e72334a307>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleSignalSourcesCard_signal$data = {
  readonly feedback: {
    readonly answer: {
      readonly questionaire: {
        readonly questionList: ReadonlyArray<{
          readonly headings: ReadonlyArray<string>;
          readonly questionId: string;
        }>;
      };
    };
  } | null | undefined;
  readonly sources: ReadonlyArray<{
    readonly question_id: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "SaleSignalSourcesCard_signal";
};
export type SaleSignalSourcesCard_signal$key = {
  readonly " $data"?: SaleSignalSourcesCard_signal$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSignalSourcesCard_signal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaleSignalSourcesCard_signal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleSignalSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
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
          "name": "question_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
      "selections": [
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "questionId",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "headings",
                      "storageKey": null
                    }
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
      "storageKey": null
    }
  ],
  "type": "SaleSignal",
  "abstractKey": null
};

(node as any).hash = "44cc480fce0ca8b0ba12d4d85b5cfede";

export default node;
