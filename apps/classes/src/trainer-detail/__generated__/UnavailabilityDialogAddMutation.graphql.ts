/**
 * @generated SignedSource<<9baf329d1fa1150a12088ccc1238d028>>
 * @relayHash 261c82f88a3048ff4eb43b6294ad1f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea463e51d3bc655ae80ca25fad05b0abd7776bf29618aa3fb0883883dff06089

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type createTrainerUnavailabilityInput = {
  clientMutationId?: string | null | undefined;
  fromDay: string;
  note?: string | null | undefined;
  toDay: string;
  trainer: string;
};
export type UnavailabilityDialogAddMutation$variables = {
  input: createTrainerUnavailabilityInput;
};
export type UnavailabilityDialogAddMutation$data = {
  readonly createTrainerUnavailability: {
    readonly trainerUnavailability: {
      readonly id: string;
      readonly trainer: {
        readonly " $fragmentSpreads": FragmentRefs<"UnavailabilityCard_trainer">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type UnavailabilityDialogAddMutation = {
  response: UnavailabilityDialogAddMutation$data;
  variables: UnavailabilityDialogAddMutation$variables;
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
    "name": "UnavailabilityDialogAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createTrainerUnavailabilityPayload",
        "kind": "LinkedField",
        "name": "createTrainerUnavailability",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainerUnavailability",
            "kind": "LinkedField",
            "name": "trainerUnavailability",
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
                    "name": "UnavailabilityCard_trainer"
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
    "name": "UnavailabilityDialogAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createTrainerUnavailabilityPayload",
        "kind": "LinkedField",
        "name": "createTrainerUnavailability",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainerUnavailability",
            "kind": "LinkedField",
            "name": "trainerUnavailability",
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
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "contact",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 100
                      }
                    ],
                    "concreteType": "TrainerUnavailabilityCursorConnection",
                    "kind": "LinkedField",
                    "name": "unavailabilities",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainerUnavailabilityEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TrainerUnavailability",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fromDay",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "toDay",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "note",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "TrainingClass",
                                "kind": "LinkedField",
                                "name": "clashes",
                                "plural": true,
                                "selections": [
                                  (v2/*:: as any*/),
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
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "unavailabilities(first:100)"
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
    "cacheID": "261c82f88a3048ff4eb43b6294ad1f06",
    "id": "ea463e51d3bc655ae80ca25fad05b0abd7776bf29618aa3fb0883883dff06089",
    "metadata": {},
    "name": "UnavailabilityDialogAddMutation",
    "operationKind": "mutation",
    "text": "mutation UnavailabilityDialogAddMutation(\n  $input: createTrainerUnavailabilityInput!\n) {\n  createTrainerUnavailability(input: $input) {\n    trainerUnavailability {\n      id\n      trainer {\n        ...UnavailabilityCard_trainer\n        id\n      }\n    }\n  }\n}\n\nfragment DeleteUnavailabilityButton_period on TrainerUnavailability {\n  id\n  version\n  fromDay\n  toDay\n}\n\nfragment UnavailabilityCard_trainer on Trainer {\n  id\n  contact {\n    fullName\n    id\n  }\n  unavailabilities(first: 100) {\n    edges {\n      node {\n        id\n        fromDay\n        toDay\n        note\n        clashes {\n          id\n          reference\n        }\n        ...UnavailabilityDialog_period\n        ...DeleteUnavailabilityButton_period\n      }\n    }\n  }\n}\n\nfragment UnavailabilityDialog_period on TrainerUnavailability {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  fromDay\n  toDay\n  note\n}\n"
  }
};
})();

(node as any).hash = "6f1c24227c903c4b5d5db5fe27dd3e0f";

export default node;
