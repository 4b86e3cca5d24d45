/**
 * @generated SignedSource<<054bab72ba94b8840de39d6325558309>>
 * @relayHash 7cc4ab55038515f13aeed8575a29c362
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68d7575c2cecd8a8cfff08d49950dd28ebf3dfd55f7ad9f019d9aac9ce92fae2

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
    "cacheID": "7cc4ab55038515f13aeed8575a29c362",
    "id": "68d7575c2cecd8a8cfff08d49950dd28ebf3dfd55f7ad9f019d9aac9ce92fae2",
    "metadata": {},
    "name": "useAssignSeatMutation",
    "operationKind": "mutation",
    "text": "mutation useAssignSeatMutation(\n  $input: assignTrainingSeatInput!\n) {\n  assignTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      trainingSeatReservation {\n        id\n        attendee {\n          id\n          givenName\n          familyName\n          version\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8f2f8c2dfce20236e93fa8a06216a0a7";

export default node;
