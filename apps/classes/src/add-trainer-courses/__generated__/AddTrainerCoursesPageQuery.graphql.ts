/**
 * @generated SignedSource<<67a3e2e52a9d6892a0515e40befa15fd>>
 * @relayHash 7707769898dc47f75669104073735001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5644ca63ca4ace7d6154bdd96427a9f0a22d5ed9b4bf969649159149f17d62a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddTrainerCoursesPageQuery$variables = {
  id: string;
};
export type AddTrainerCoursesPageQuery$data = {
  readonly trainer: {
    readonly " $fragmentSpreads": FragmentRefs<"AddTrainerCoursesPage_trainer">;
  } | null | undefined;
};
export type AddTrainerCoursesPageQuery = {
  response: AddTrainerCoursesPageQuery$data;
  variables: AddTrainerCoursesPageQuery$variables;
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
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "contact",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddTrainerCoursesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddTrainerCoursesPage_trainer"
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
    "name": "AddTrainerCoursesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 500
              }
            ],
            "concreteType": "TrainerCourseCursorConnection",
            "kind": "LinkedField",
            "name": "trainerCourses",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainerCourseEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainerCourse",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
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
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Person",
                                "kind": "LinkedField",
                                "name": "person",
                                "plural": false,
                                "selections": (v3/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "competency",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "competencySelf",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "rate",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "amount",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
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
                        "alias": null,
                        "args": null,
                        "concreteType": "Trainer",
                        "kind": "LinkedField",
                        "name": "trainer",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v4/*:: as any*/)
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
            "storageKey": "trainerCourses(first:500)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7707769898dc47f75669104073735001",
    "id": "5644ca63ca4ace7d6154bdd96427a9f0a22d5ed9b4bf969649159149f17d62a7",
    "metadata": {},
    "name": "AddTrainerCoursesPageQuery",
    "operationKind": "query",
    "text": "query AddTrainerCoursesPageQuery(\n  $id: ID!\n) {\n  trainer(id: $id) {\n    ...AddTrainerCoursesPage_trainer\n    id\n  }\n}\n\nfragment AddTrainerCoursesPage_trainer on Trainer {\n  id\n  contact {\n    fullName\n    id\n  }\n  ...TrainerCoursesCard_trainer\n}\n\nfragment DeleteTrainerCourseButton_trainerCourse on TrainerCourse {\n  course {\n    title\n    id\n  }\n  ...DeleteTrainerCourseDialog_trainerCourse\n}\n\nfragment DeleteTrainerCourseDialog_trainerCourse on TrainerCourse {\n  id\n  version\n  rate {\n    amount\n  }\n  course {\n    id\n    title\n  }\n  trainer {\n    id\n    contact {\n      fullName\n      id\n    }\n  }\n}\n\nfragment TrainerCoursesCard_trainer on Trainer {\n  id\n  trainerCourses(first: 500) {\n    edges {\n      node {\n        id\n        ...TrainerSkills_trainerCourse\n      }\n    }\n  }\n}\n\nfragment TrainerSkills_trainerCourse on TrainerCourse {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  competency\n  competencySelf\n  rate {\n    amount\n  }\n  course {\n    id\n    title\n    reference\n  }\n  ...DeleteTrainerCourseButton_trainerCourse\n}\n"
  }
};
})();

(node as any).hash = "26310acb539ae6a058e1c81a00580383";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
