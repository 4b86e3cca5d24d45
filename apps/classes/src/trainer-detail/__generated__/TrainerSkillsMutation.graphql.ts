/**
 * @generated SignedSource<<aa5342bcc164cc20dbc85d45bc8deacf>>
 * @relayHash 26f86cf66eb83bdfaaefd88d63055237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f7259e892843b347c9c0f52c31f490f3dacd191e946e6ac891b36cb6666bd63

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
    ]
  },
  "params": {
    "cacheID": "26f86cf66eb83bdfaaefd88d63055237",
    "id": "5f7259e892843b347c9c0f52c31f490f3dacd191e946e6ac891b36cb6666bd63",
    "metadata": {},
    "name": "TrainerSkillsMutation",
    "operationKind": "mutation",
    "text": "mutation TrainerSkillsMutation(\n  $input: updateTrainerCourseInput!\n) {\n  updateTrainerCourse(input: $input) {\n    trainerCourse {\n      ...TrainerSkills_trainerCourse\n      id\n    }\n  }\n}\n\nfragment DeleteTrainerCourseButton_trainerCourse on TrainerCourse {\n  course {\n    title\n    id\n  }\n  ...DeleteTrainerCourseDialog_trainerCourse\n}\n\nfragment DeleteTrainerCourseDialog_trainerCourse on TrainerCourse {\n  id\n  version\n  rate {\n    amount\n  }\n  course {\n    id\n    title\n  }\n  trainer {\n    id\n    contact {\n      fullName\n      id\n    }\n  }\n}\n\nfragment TrainerSkills_trainerCourse on TrainerCourse {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  competency\n  competencySelf\n  rate {\n    amount\n  }\n  course {\n    id\n    title\n    reference\n  }\n  ...DeleteTrainerCourseButton_trainerCourse\n}\n"
  }
};
})();

(node as any).hash = "944215a6ddbeae96595617b738663952";

export default node;
