/**
 * @generated SignedSource<<23c54b38ae4bee2d373763b35870fbd3>>
 * @relayHash 70b93568140547b8414c9503520381ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f6f63107eca15bee98683d3fe839275191a38ec823dd4037e2cb977e161ec9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackDetailPageQuery$variables = {
  id: string;
};
export type FeedbackDetailPageQuery$data = {
  readonly feedback: {
    readonly " $fragmentSpreads": FragmentRefs<"FeedbackDetailPage_feedback">;
  } | null | undefined;
};
export type FeedbackDetailPageQuery = {
  response: FeedbackDetailPageQuery$data;
  variables: FeedbackDetailPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "personName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentiment",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "customerContact",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v12 = {
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
v13 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v16 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Person",
    "kind": "LinkedField",
    "name": "person",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Feedback",
        "kind": "LinkedField",
        "name": "feedback",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FeedbackDetailPage_feedback"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedbackDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Feedback",
        "kind": "LinkedField",
        "name": "feedback",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Attendee",
            "kind": "LinkedField",
            "name": "attendee",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "trainingSeatReservation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingItem",
                    "kind": "LinkedField",
                    "name": "bookingItem",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Booking",
                        "kind": "LinkedField",
                        "name": "booking",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
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
                      (v9/*:: as any*/),
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
                          (v11/*:: as any*/),
                          (v10/*:: as any*/)
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
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "QuestionaireRow",
                        "kind": "LinkedField",
                        "name": "others",
                        "plural": true,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
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
            "kind": "ScalarField",
            "name": "isSent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": (v15/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v11/*:: as any*/),
                      (v4/*:: as any*/),
                      (v14/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "trainingClass",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startsAt",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
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
            "storageKey": "quotes(first:100)"
          },
          {
            "alias": null,
            "args": (v15/*:: as any*/),
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
                      (v2/*:: as any*/),
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
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "createdBy",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HistoryEntry",
                    "kind": "LinkedField",
                    "name": "newestEntry",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Recorded",
                "abstractKey": "__isRecorded"
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "70b93568140547b8414c9503520381ee",
    "id": "d9f6f63107eca15bee98683d3fe839275191a38ec823dd4037e2cb977e161ec9",
    "metadata": {},
    "name": "FeedbackDetailPageQuery",
    "operationKind": "query",
    "text": "query FeedbackDetailPageQuery(\n  $id: ID!\n) {\n  feedback(id: $id) {\n    ...FeedbackDetailPage_feedback\n    id\n  }\n}\n\nfragment FeedbackAnswersCard_feedback on Feedback {\n  id\n  personName\n  sentiment\n  customerContact {\n    id\n  }\n  attendee {\n    customerContact {\n      id\n    }\n    id\n  }\n  answer {\n    answerList {\n      questionId\n      value\n      other\n    }\n    questionaire {\n      questionList {\n        questionId\n        name\n        family\n        subtype\n        headings\n        choices {\n          text\n          value\n        }\n        rows {\n          text\n          rules {\n            required\n            maxLength\n          }\n        }\n        others {\n          text\n          rules {\n            required\n            maxLength\n          }\n        }\n        rules {\n          required\n          maxLength\n        }\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment FeedbackDetailPage_feedback on Feedback {\n  id\n  personName\n  kind\n  sentiment\n  trainingClass {\n    id\n    reference\n  }\n  ...RecordAudit_record\n  ...FeedbackAnswersCard_feedback\n  ...FeedbackOverviewCard_feedback\n  ...FeedbackQuotesCard_feedback\n  ...FeedbackSignalsCard_feedback\n}\n\nfragment FeedbackOverviewCard_feedback on Feedback {\n  personName\n  kind\n  createdAt\n  isSent\n  customerContact {\n    id\n  }\n  attendee {\n    customerContact {\n      id\n    }\n    trainingSeatReservation {\n      bookingItem {\n        booking {\n          id\n          reference\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n  trainer {\n    id\n  }\n  trainingClass {\n    id\n    reference\n    title\n  }\n  ...FeedbackSentiment_feedback\n}\n\nfragment FeedbackQuotesCard_feedback on Feedback {\n  quotes(first: 100) {\n    edges {\n      node {\n        id\n        text\n        sentiment\n        ...QuoteActions_quote\n      }\n    }\n  }\n}\n\nfragment FeedbackSentiment_feedback on Feedback {\n  id\n  version\n  personName\n  sentiment\n}\n\nfragment FeedbackSignalsCard_feedback on Feedback {\n  saleSignals(first: 100) {\n    edges {\n      node {\n        id\n        description\n        priority\n      }\n    }\n  }\n}\n\nfragment QuoteActions_quote on CustomerQuote {\n  id\n  version\n  text\n  personName\n  sentiment\n  trainingClass {\n    title\n    startsAt\n    id\n  }\n}\n\nfragment RecordAudit_record on Audited {\n  __isAudited: __typename\n  createdAt\n  createdBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ... on Recorded {\n    __isRecorded: __typename\n    newestEntry {\n      at\n      user {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0ba04861debaf72455b12a2f39018a51";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
