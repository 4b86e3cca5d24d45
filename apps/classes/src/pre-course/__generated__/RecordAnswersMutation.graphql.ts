/**
 * @generated SignedSource<<88deb7ab87cd701d9bbe465159f0eaf8>>
 * @relayHash 38a89aef80a776edb17c9815e27c13c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68e88d511cae19efc7378ca7fdc5c5f1ab6ff24ebb399ed7b193da4216c8361e

import type { ConcreteRequest } from 'relay-runtime';
export type recordPreCourseAnswersInput = {
  answers: ReadonlyArray<QuestionaireAnswerInput>;
  clientMutationId?: string | null | undefined;
  id: string;
  questionaire: string;
  version?: number | null | undefined;
};
export type QuestionaireAnswerInput = {
  questionId: string;
  values: ReadonlyArray<string>;
};
export type RecordAnswersMutation$variables = {
  input: recordPreCourseAnswersInput;
};
export type RecordAnswersMutation$data = {
  readonly recordPreCourseAnswers: {
    readonly attendee: {
      readonly id: string;
      readonly preCourseQuestionaireAnswer: {
        readonly answerList: ReadonlyArray<{
          readonly other: string | null | undefined;
          readonly questionId: string;
          readonly value: any;
        }>;
        readonly id: string;
        readonly questionaire: {
          readonly id: string;
        };
      } | null | undefined;
      readonly updatedAt?: string;
      readonly updatedBy?: {
        readonly person: {
          readonly fullName: string;
        };
      } | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type RecordAnswersMutation = {
  response: RecordAnswersMutation$data;
  variables: RecordAnswersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionaireAnswer",
  "kind": "LinkedField",
  "name": "preCourseQuestionaireAnswer",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionaireQuestionAnswer",
      "kind": "LinkedField",
      "name": "answerList",
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
          "name": "value",
          "storageKey": null
        },
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordAnswersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "recordPreCourseAnswersPayload",
        "kind": "LinkedField",
        "name": "recordPreCourseAnswers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attendee",
            "kind": "LinkedField",
            "name": "attendee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "updatedBy",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordAnswersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "recordPreCourseAnswersPayload",
        "kind": "LinkedField",
        "name": "recordPreCourseAnswers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attendee",
            "kind": "LinkedField",
            "name": "attendee",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "updatedBy",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "38a89aef80a776edb17c9815e27c13c9",
    "id": "68e88d511cae19efc7378ca7fdc5c5f1ab6ff24ebb399ed7b193da4216c8361e",
    "metadata": {},
    "name": "RecordAnswersMutation",
    "operationKind": "mutation",
    "text": "mutation RecordAnswersMutation(\n  $input: recordPreCourseAnswersInput!\n) {\n  recordPreCourseAnswers(input: $input) {\n    attendee {\n      id\n      version\n      ... on Audited {\n        __isAudited: __typename\n        updatedAt\n        updatedBy {\n          person {\n            fullName\n            id\n          }\n          id\n        }\n      }\n      preCourseQuestionaireAnswer {\n        id\n        answerList {\n          questionId\n          value\n          other\n        }\n        questionaire {\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d6dc9b39708f137cd38af665f25202f4";

export default node;
