/**
 * @generated SignedSource<<5dcf24a2cb5b497a3a3704352774f092>>
 * @relayHash 8c4ed54df9ff6765fe54f72e152cf022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f42b4ba275f9a20b58693b9c1c3a43e85fc29d1d4446af8cfadb8f021a13aca3

import type { ConcreteRequest } from 'relay-runtime';
export type PreCourseReviewDialogQuery$variables = {
  id: string;
};
export type PreCourseReviewDialogQuery$data = {
  readonly node: {
    readonly answerList?: ReadonlyArray<{
      readonly other: string | null | undefined;
      readonly questionId: string;
      readonly value: any;
    }>;
    readonly questionaire?: {
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
  } | null | undefined;
};
export type PreCourseReviewDialogQuery = {
  response: PreCourseReviewDialogQuery$data;
  variables: PreCourseReviewDialogQuery$variables;
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v6 = {
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
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
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
        (v5/*:: as any*/),
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
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionaireRow",
      "kind": "LinkedField",
      "name": "others",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PreCourseReviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Questionaire",
                "kind": "LinkedField",
                "name": "questionaire",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "QuestionaireAnswer",
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
    "name": "PreCourseReviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Questionaire",
                "kind": "LinkedField",
                "name": "questionaire",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "QuestionaireAnswer",
            "abstractKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8c4ed54df9ff6765fe54f72e152cf022",
    "id": "f42b4ba275f9a20b58693b9c1c3a43e85fc29d1d4446af8cfadb8f021a13aca3",
    "metadata": {},
    "name": "PreCourseReviewDialogQuery",
    "operationKind": "query",
    "text": "query PreCourseReviewDialogQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on QuestionaireAnswer {\n      answerList {\n        questionId\n        value\n        other\n      }\n      questionaire {\n        questionList {\n          questionId\n          name\n          family\n          subtype\n          headings\n          choices {\n            text\n            value\n          }\n          rows {\n            text\n            rules {\n              required\n              maxLength\n            }\n          }\n          others {\n            text\n            rules {\n              required\n              maxLength\n            }\n          }\n          rules {\n            required\n            maxLength\n          }\n        }\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "57b6deb7f969591ee72b75ca7c0e7a15";

export default node;
