/**
 * @generated SignedSource<<c31c52d4467597e6c59e92af8a1fdae9>>
 * @relayHash 4350626aac4e18959677fc5bd38e37d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bdb6b489346531b856d98ee3ec31c858de564268674fb4aa652268d76a15436

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
export type RecordFeedbackDialogQuery$variables = {
  kind: FeedbackKind;
  trainingClass: string;
};
export type RecordFeedbackDialogQuery$data = {
  readonly feedbackForm: {
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
    readonly questionaire: string;
  } | null | undefined;
};
export type RecordFeedbackDialogQuery = {
  response: RecordFeedbackDialogQuery$data;
  variables: RecordFeedbackDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "trainingClass"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v2 = {
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
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "trainingClass",
        "variableName": "trainingClass"
      }
    ],
    "concreteType": "FeedbackForm",
    "kind": "LinkedField",
    "name": "feedbackForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "questionaire",
        "storageKey": null
      },
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "QuestionaireRow",
            "kind": "LinkedField",
            "name": "others",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordFeedbackDialogQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordFeedbackDialogQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "4350626aac4e18959677fc5bd38e37d5",
    "id": "8bdb6b489346531b856d98ee3ec31c858de564268674fb4aa652268d76a15436",
    "metadata": {},
    "name": "RecordFeedbackDialogQuery",
    "operationKind": "query",
    "text": "query RecordFeedbackDialogQuery(\n  $kind: FeedbackKind!\n  $trainingClass: ID!\n) {\n  feedbackForm(kind: $kind, trainingClass: $trainingClass) {\n    questionaire\n    questionList {\n      questionId\n      name\n      family\n      subtype\n      headings\n      choices {\n        text\n        value\n      }\n      rows {\n        text\n        rules {\n          required\n          maxLength\n        }\n      }\n      others {\n        text\n        rules {\n          required\n          maxLength\n        }\n      }\n      rules {\n        required\n        maxLength\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "69ca429a015892e8e6fc67b00333a499";

export default node;
