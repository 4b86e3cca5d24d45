/**
 * @generated SignedSource<<f71530b0f0b04ecee71b9dd1508fd6eb>>
 * @relayHash f58feb6a1a283d92c5f17b29b61fdda2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a49c4169284afb6e9c0d0519ca0285b9b373e10060ac4cdd0f7b7e095d349fdf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type assignSaleSignalInput = {
  assignedTo?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type AssignSignalMutation$variables = {
  input: assignSaleSignalInput;
};
export type AssignSignalMutation$data = {
  readonly assignSaleSignal: {
    readonly saleSignal: {
      readonly " $fragmentSpreads": FragmentRefs<"SaleSignalDetailPage_signal">;
    } | null | undefined;
  } | null | undefined;
};
export type AssignSignalMutation = {
  response: AssignSignalMutation$data;
  variables: AssignSignalMutation$variables;
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
    "name": "AssignSignalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "assignSaleSignalPayload",
        "kind": "LinkedField",
        "name": "assignSaleSignal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
    "name": "AssignSignalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "assignSaleSignalPayload",
        "kind": "LinkedField",
        "name": "assignSaleSignal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f58feb6a1a283d92c5f17b29b61fdda2",
    "id": "a49c4169284afb6e9c0d0519ca0285b9b373e10060ac4cdd0f7b7e095d349fdf",
    "metadata": {},
    "name": "AssignSignalMutation",
    "operationKind": "mutation",
    "text": "mutation AssignSignalMutation(\n  $input: assignSaleSignalInput!\n) {\n  assignSaleSignal(input: $input) {\n    saleSignal {\n      ...SaleSignalDetailPage_signal\n      id\n    }\n  }\n}\n\nfragment AssignSignal_signal on SaleSignal {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  assignedTo {\n    id\n    person {\n      fullName\n      id\n    }\n    ...userOption_user\n  }\n}\n\nfragment RecordAudit_record on Audited {\n  __isAudited: __typename\n  createdAt\n  createdBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ... on Recorded {\n    __isRecorded: __typename\n    newestEntry {\n      at\n      user {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment SaleSignalDetailPage_signal on SaleSignal {\n  description\n  intentType\n  status\n  contact {\n    id\n    fullName\n    customer {\n      id\n      name\n    }\n  }\n  ...RecordAudit_record\n  ...SaleSignalOverviewCard_signal\n  ...SaleSignalSourcesCard_signal\n}\n\nfragment SaleSignalOverviewCard_signal on SaleSignal {\n  confidenceScore\n  priority\n  intentType\n  status\n  createdAt\n  tags\n  feedback {\n    id\n  }\n  ...AssignSignal_signal\n}\n\nfragment SaleSignalSourcesCard_signal on SaleSignal {\n  sources {\n    text\n    question_id\n  }\n  feedback {\n    answer {\n      questionaire {\n        questionList {\n          questionId\n          headings\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment userOption_user on User {\n  id\n  avatarUrl\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "253b2afc116c76c38c53ee23c5c3d52d";

export default node;
