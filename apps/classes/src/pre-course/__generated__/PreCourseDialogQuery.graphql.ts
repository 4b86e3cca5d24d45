/**
 * @generated SignedSource<<b63005155b0b34aaa7c842cf3951c875>>
 * @relayHash e7d9015b0df70f37a19bb7e12051eb60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ac4324e6d30072a94f47a48956074ccfac293292410c2c0a98cad71093efd7

import type { ConcreteRequest } from 'relay-runtime';
export type PreCourseDialogQuery$variables = {
  attendee: string;
  questionaire: string;
};
export type PreCourseDialogQuery$data = {
  readonly attendee: {
    readonly id?: string;
    readonly preCourseQuestionaireAnswer?: {
      readonly answerList: ReadonlyArray<{
        readonly other: string | null | undefined;
        readonly questionId: string;
        readonly value: any;
      }>;
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
    readonly version?: number;
  } | null | undefined;
  readonly questionaire: {
    readonly id?: string;
    readonly questionList?: ReadonlyArray<{
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
  } | null | undefined;
};
export type PreCourseDialogQuery = {
  response: PreCourseDialogQuery$data;
  variables: PreCourseDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "attendee"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "questionaire"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "attendee"
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
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionaireQuestionAnswer",
  "kind": "LinkedField",
  "name": "answerList",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
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
v9 = {
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
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "questionaire"
  }
],
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
  "concreteType": "QuestionaireQuestion",
  "kind": "LinkedField",
  "name": "questionList",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
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
        (v7/*:: as any*/)
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
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PreCourseDialogQuery",
    "selections": [
      {
        "alias": "attendee",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "QuestionaireAnswer",
                "kind": "LinkedField",
                "name": "preCourseQuestionaireAnswer",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Attendee",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "questionaire",
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "type": "Questionaire",
            "abstractKey": null
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
    "name": "PreCourseDialogQuery",
    "selections": [
      {
        "alias": "attendee",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "QuestionaireAnswer",
                "kind": "LinkedField",
                "name": "preCourseQuestionaireAnswer",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Attendee",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "questionaire",
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v14/*:: as any*/)
            ],
            "type": "Questionaire",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e7d9015b0df70f37a19bb7e12051eb60",
    "id": "67ac4324e6d30072a94f47a48956074ccfac293292410c2c0a98cad71093efd7",
    "metadata": {},
    "name": "PreCourseDialogQuery",
    "operationKind": "query",
    "text": "query PreCourseDialogQuery(\n  $attendee: ID!\n  $questionaire: ID!\n) {\n  attendee: node(id: $attendee) {\n    __typename\n    ... on Attendee {\n      id\n      version\n      updatedAt\n      updatedBy {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n      preCourseQuestionaireAnswer {\n        answerList {\n          questionId\n          value\n          other\n        }\n        questionaire {\n          id\n        }\n        id\n      }\n    }\n    id\n  }\n  questionaire: node(id: $questionaire) {\n    __typename\n    ... on Questionaire {\n      id\n      questionList {\n        questionId\n        name\n        family\n        subtype\n        headings\n        choices {\n          text\n          value\n        }\n        rows {\n          text\n          rules {\n            required\n            maxLength\n          }\n        }\n        others {\n          text\n          rules {\n            required\n            maxLength\n          }\n        }\n        rules {\n          required\n          maxLength\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fcfb5e6416f16e1d2a5c54fa11794ae5";

export default node;
