/**
 * @generated SignedSource<<6d75cc09d2ff47ecec49fd63690cc2e0>>
 * @relayHash b01560ecb2fbf2bb329b6913c1970e34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd372ee3be7c68f89717ab4d2e12c428e0b143877ee90d7792c9dbbc68bf440b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type createTrainerCourseInput = {
  clientMutationId?: string | null | undefined;
  competency?: number | null | undefined;
  competencySelf?: number | null | undefined;
  course: string;
  rate?: number | null | undefined;
  trainer: string;
};
export type AddTrainerCourseFormMutation$variables = {
  input: createTrainerCourseInput;
};
export type AddTrainerCourseFormMutation$data = {
  readonly createTrainerCourse: {
    readonly trainerCourse: {
      readonly id: string;
      readonly trainer: {
        readonly " $fragmentSpreads": FragmentRefs<"TrainerCoursesCard_trainer">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type AddTrainerCourseFormMutation = {
  response: AddTrainerCourseFormMutation$data;
  variables: AddTrainerCourseFormMutation$variables;
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
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddTrainerCourseFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createTrainerCoursePayload",
        "kind": "LinkedField",
        "name": "createTrainerCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainerCourse",
            "kind": "LinkedField",
            "name": "trainerCourse",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Trainer",
                "kind": "LinkedField",
                "name": "trainer",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TrainerCoursesCard_trainer"
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddTrainerCourseFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createTrainerCoursePayload",
        "kind": "LinkedField",
        "name": "createTrainerCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainerCourse",
            "kind": "LinkedField",
            "name": "trainerCourse",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Trainer",
                "kind": "LinkedField",
                "name": "trainer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Person",
                                    "kind": "LinkedField",
                                    "name": "contact",
                                    "plural": false,
                                    "selections": (v3/*:: as any*/),
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
                    "storageKey": "trainerCourses(first:500)"
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
    ]
  },
  "params": {
    "cacheID": "b01560ecb2fbf2bb329b6913c1970e34",
    "id": "bd372ee3be7c68f89717ab4d2e12c428e0b143877ee90d7792c9dbbc68bf440b",
    "metadata": {},
    "name": "AddTrainerCourseFormMutation",
    "operationKind": "mutation",
    "text": "mutation AddTrainerCourseFormMutation(\n  $input: createTrainerCourseInput!\n) {\n  createTrainerCourse(input: $input) {\n    trainerCourse {\n      id\n      trainer {\n        ...TrainerCoursesCard_trainer\n        id\n      }\n    }\n  }\n}\n\nfragment DeleteTrainerCourseButton_trainerCourse on TrainerCourse {\n  course {\n    title\n    id\n  }\n  ...DeleteTrainerCourseDialog_trainerCourse\n}\n\nfragment DeleteTrainerCourseDialog_trainerCourse on TrainerCourse {\n  id\n  version\n  rate {\n    amount\n  }\n  course {\n    id\n    title\n  }\n  trainer {\n    id\n    contact {\n      fullName\n      id\n    }\n  }\n}\n\nfragment TrainerCoursesCard_trainer on Trainer {\n  id\n  trainerCourses(first: 500) {\n    edges {\n      node {\n        id\n        ...TrainerSkills_trainerCourse\n      }\n    }\n  }\n}\n\nfragment TrainerSkills_trainerCourse on TrainerCourse {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  competency\n  competencySelf\n  rate {\n    amount\n  }\n  course {\n    id\n    title\n    reference\n  }\n  ...DeleteTrainerCourseButton_trainerCourse\n}\n"
  }
};
})();

(node as any).hash = "4bd8b96470de62da629cc3539e1d87b4";

export default node;
