/**
 * @generated SignedSource<<e9c2501c9ac934206ef83b02fbc2eba3>>
 * @relayHash c3472c2d5867eb9f1b4d631d7231968a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 917574430fd65432ef3b6b2b21c5944f9a9215512bd6755e313ff90ecad1fe13

import type { ConcreteRequest } from 'relay-runtime';
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingSeatReservation",
            "kind": "LinkedField",
            "name": "trainingSeatReservation",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Attendee",
                "kind": "LinkedField",
                "name": "attendee",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "givenName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "familyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssignSeatMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignSeatMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c3472c2d5867eb9f1b4d631d7231968a",
    "id": "917574430fd65432ef3b6b2b21c5944f9a9215512bd6755e313ff90ecad1fe13",
    "metadata": {},
    "name": "useAssignSeatMutation",
    "operationKind": "mutation",
    "text": "mutation useAssignSeatMutation(\n  $input: assignTrainingSeatInput!\n) {\n  assignTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      trainingSeatReservation {\n        id\n        attendee {\n          id\n          givenName\n          familyName\n          email\n          version\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5fae5be68134c331d151f525934c57be";

export default node;
