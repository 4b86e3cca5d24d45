/**
 * @generated SignedSource<<f2590820bf727abd1a23af3d382be4d8>>
 * @relayHash 036b27fe4593592cabab5bb32e8bc6ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e8e6ee09856c9f4f3b954c5c46bb23bb8b583de83f6d4b361c2c3a66c174534

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type assignTrainingSeatInput = {
  attendee: AttendeeInput;
  clientMutationId?: string | null | undefined;
  id: string;
};
export type AttendeeInput = {
  email: string;
  familyName: string;
  givenName: string;
};
export type useAssignSeatMutation$variables = {
  input: assignTrainingSeatInput;
};
export type useAssignSeatMutation$data = {
  readonly assignTrainingSeat: {
    readonly trainingSeat: {
      readonly id: string;
      readonly trainingSeatReservation: {
        readonly attendee: {
          readonly email: string;
          readonly familyName: string;
          readonly givenName: string;
          readonly id: string;
          readonly version: number;
          readonly " $fragmentSpreads": FragmentRefs<"CorrectDelegateDialog_attendee" | "DelegateName_attendee">;
        } | null | undefined;
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useAssignSeatMutation = {
  response: useAssignSeatMutation$data;
  variables: useAssignSeatMutation$variables;
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
  "name": "givenName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "familyName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "customerContact",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telephone",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssignSeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "assignTrainingSeatPayload",
        "kind": "LinkedField",
        "name": "assignTrainingSeat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingSeat",
            "kind": "LinkedField",
            "name": "trainingSeat",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "trainingSeatReservation",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Attendee",
                    "kind": "LinkedField",
                    "name": "attendee",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "DelegateName_attendee",
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "CorrectDelegateDialog_attendee"
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
    "name": "useAssignSeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "assignTrainingSeatPayload",
        "kind": "LinkedField",
        "name": "assignTrainingSeat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingSeat",
            "kind": "LinkedField",
            "name": "trainingSeat",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "trainingSeatReservation",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Attendee",
                    "kind": "LinkedField",
                    "name": "attendee",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "036b27fe4593592cabab5bb32e8bc6ea",
    "id": "9e8e6ee09856c9f4f3b954c5c46bb23bb8b583de83f6d4b361c2c3a66c174534",
    "metadata": {},
    "name": "useAssignSeatMutation",
    "operationKind": "mutation",
    "text": "mutation useAssignSeatMutation(\n  $input: assignTrainingSeatInput!\n) {\n  assignTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      trainingSeatReservation {\n        id\n        attendee {\n          id\n          givenName\n          familyName\n          email\n          version\n          ...DelegateName_attendee\n          ...CorrectDelegateDialog_attendee\n        }\n      }\n    }\n  }\n}\n\nfragment CorrectDelegateDialog_attendee on Attendee {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n  }\n}\n\nfragment DelegateName_attendee on Attendee {\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n    mobile\n    telephone\n  }\n}\n"
  }
};
})();

(node as any).hash = "96d808793ee2351585a03acfd731744e";

export default node;
