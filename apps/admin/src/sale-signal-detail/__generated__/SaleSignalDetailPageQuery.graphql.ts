/**
 * @generated SignedSource<<bfcbb2178822c29a99197ccc496a2e82>>
 * @relayHash 30a2dbaffed4ba2892018359d0d50153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8494b75cbe62b6e79106044ec96f066ba74ac85c22bb722a625c07bebd0b8c63

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleSignalDetailPageQuery$variables = {
  id: string;
};
export type SaleSignalDetailPageQuery$data = {
  readonly saleSignal: {
    readonly " $fragmentSpreads": FragmentRefs<"SaleSignalDetailPage_signal">;
  } | null | undefined;
};
export type SaleSignalDetailPageQuery = {
  response: SaleSignalDetailPageQuery$data;
  variables: SaleSignalDetailPageQuery$variables;
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
  "name": "fullName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SaleSignalDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaleSignal",
        "kind": "LinkedField",
        "name": "saleSignal",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SaleSignalDetailPage_signal"
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
    "name": "SaleSignalDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaleSignal",
        "kind": "LinkedField",
        "name": "saleSignal",
        "plural": false,
        "selections": [
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
            "name": "intentType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confidenceScore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "priority",
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
            "name": "tags",
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
              (v2/*:: as any*/),
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
          (v2/*:: as any*/),
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "assignedTo",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatarUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "createdBy",
                "plural": false,
                "selections": (v5/*:: as any*/),
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
                "selections": (v5/*:: as any*/),
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
                        "selections": (v5/*:: as any*/),
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
    "cacheID": "30a2dbaffed4ba2892018359d0d50153",
    "id": "8494b75cbe62b6e79106044ec96f066ba74ac85c22bb722a625c07bebd0b8c63",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": "query SaleSignalDetailPageQuery(\n  $id: ID!\n) {\n  saleSignal(id: $id) {\n    ...SaleSignalDetailPage_signal\n    id\n  }\n}\n\nfragment AssignSignal_signal on SaleSignal {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  assignedTo {\n    id\n    person {\n      fullName\n      id\n    }\n    ...userOption_user\n  }\n}\n\nfragment RecordAudit_record on Audited {\n  __isAudited: __typename\n  createdAt\n  createdBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ... on Recorded {\n    __isRecorded: __typename\n    newestEntry {\n      at\n      user {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment SaleSignalDetailPage_signal on SaleSignal {\n  description\n  intentType\n  status\n  contact {\n    id\n    fullName\n    customer {\n      id\n      name\n    }\n  }\n  ...RecordAudit_record\n  ...SaleSignalOverviewCard_signal\n  ...SaleSignalSourcesCard_signal\n}\n\nfragment SaleSignalOverviewCard_signal on SaleSignal {\n  confidenceScore\n  priority\n  intentType\n  status\n  createdAt\n  tags\n  feedback {\n    id\n  }\n  ...AssignSignal_signal\n}\n\nfragment SaleSignalSourcesCard_signal on SaleSignal {\n  sources {\n    text\n    question_id\n  }\n  feedback {\n    answer {\n      questionaire {\n        questionList {\n          questionId\n          headings\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment userOption_user on User {\n  id\n  avatarUrl\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d52cd9f395fc54e48eabafa361db815c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
