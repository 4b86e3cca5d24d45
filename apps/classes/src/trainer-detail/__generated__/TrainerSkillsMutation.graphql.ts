/**
 * @generated SignedSource<<391b616597e7c37f425bf51450c93fdf>>
 * @relayHash 8b51a1fe67f646a81e5aa2a56199059e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41fb587cb4600800552595680cac19b37063944672c7ff15d1d6a844b964061c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateTrainerCourseInput = {
  clientMutationId?: string | null | undefined;
  competency?: number | null | undefined;
  competencySelf?: number | null | undefined;
  id: string;
  rate?: number | null | undefined;
  version?: number | null | undefined;
};
export type TrainerSkillsMutation$variables = {
  input: updateTrainerCourseInput;
};
export type TrainerSkillsMutation$data = {
  readonly updateTrainerCourse: {
    readonly trainerCourse: {
      readonly " $fragmentSpreads": FragmentRefs<"TrainerSkills_trainerCourse">;
    } | null | undefined;
  } | null | undefined;
};
export type TrainerSkillsMutation = {
  response: TrainerSkillsMutation$data;
  variables: TrainerSkillsMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrainerSkillsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateTrainerCoursePayload",
        "kind": "LinkedField",
        "name": "updateTrainerCourse",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TrainerSkills_trainerCourse"
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
    "name": "TrainerSkillsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateTrainerCoursePayload",
        "kind": "LinkedField",
        "name": "updateTrainerCourse",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
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
    ]
  },
  "params": {
    "cacheID": "8b51a1fe67f646a81e5aa2a56199059e",
    "id": "41fb587cb4600800552595680cac19b37063944672c7ff15d1d6a844b964061c",
    "metadata": {},
    "name": "TrainerSkillsMutation",
    "operationKind": "mutation",
    "text": "mutation TrainerSkillsMutation(\n  $input: updateTrainerCourseInput!\n) {\n  updateTrainerCourse(input: $input) {\n    trainerCourse {\n      ...TrainerSkills_trainerCourse\n      id\n    }\n  }\n}\n\nfragment TrainerSkills_trainerCourse on TrainerCourse {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  competency\n  competencySelf\n  rate {\n    amount\n  }\n  course {\n    title\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "944215a6ddbeae96595617b738663952";

export default node;
