/**
 * @generated SignedSource<<d94e1a375cff0d773ae198640e915280>>
 * @relayHash 775ffe6dfabcfe8e4c1dbf350fdfae6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8dddc94f31e5686a391c512701c63418f2c8908fe3c2a73b176174115e4aebd

import type { ConcreteRequest } from 'relay-runtime';
export type moveAttendeeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reservation: string;
  swapWith?: string | null | undefined;
  version?: number | null | undefined;
};
export type MoveSeatDialogMutation$variables = {
  input: moveAttendeeInput;
};
export type MoveSeatDialogMutation$data = {
  readonly moveAttendee: {
    readonly attendee: {
      readonly id: string;
      readonly trainingSeatReservation: {
        readonly id: string;
        readonly seatNumber: number;
      };
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type MoveSeatDialogMutation = {
  response: MoveSeatDialogMutation$data;
  variables: MoveSeatDialogMutation$variables;
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
    "concreteType": "moveAttendeePayload",
    "kind": "LinkedField",
    "name": "moveAttendee",
    "plural": false,
    "selections": [
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
            "name": "version",
            "storageKey": null
          },
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
                "kind": "ScalarField",
                "name": "seatNumber",
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
    "name": "MoveSeatDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveSeatDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "775ffe6dfabcfe8e4c1dbf350fdfae6b",
    "id": "d8dddc94f31e5686a391c512701c63418f2c8908fe3c2a73b176174115e4aebd",
    "metadata": {},
    "name": "MoveSeatDialogMutation",
    "operationKind": "mutation",
    "text": "mutation MoveSeatDialogMutation(\n  $input: moveAttendeeInput!\n) {\n  moveAttendee(input: $input) {\n    attendee {\n      id\n      version\n      trainingSeatReservation {\n        id\n        seatNumber\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c60b2f51b3d2ec173f90a0c1868d7b03";

export default node;
