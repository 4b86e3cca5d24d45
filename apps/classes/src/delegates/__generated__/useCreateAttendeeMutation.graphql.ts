/**
 * @generated SignedSource<<9a5ce4190abd54af381f15a433d6258f>>
 * @relayHash 00e1c43176f74c359629f41a0e813613
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8b4b5cc6662af57f1c47f17d2edfd2c8ef30c239515d7fe170a766448b33929

import type { ConcreteRequest } from 'relay-runtime';
export type createAttendeeInput = {
  clientMutationId?: string | null | undefined;
  customerContact: string;
  reservation: string;
};
export type useCreateAttendeeMutation$variables = {
  input: createAttendeeInput;
};
export type useCreateAttendeeMutation$data = {
  readonly createAttendee: {
    readonly attendee: {
      readonly familyName: string;
      readonly givenName: string;
      readonly id: string;
      readonly trainingSeatReservation: {
        readonly attendee: {
          readonly id: string;
        } | null | undefined;
        readonly id: string;
      };
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateAttendeeMutation = {
  response: useCreateAttendeeMutation$data;
  variables: useCreateAttendeeMutation$variables;
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
    "concreteType": "createAttendeePayload",
    "kind": "LinkedField",
    "name": "createAttendee",
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
                "concreteType": "Attendee",
                "kind": "LinkedField",
                "name": "attendee",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
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
    "name": "useCreateAttendeeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAttendeeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "00e1c43176f74c359629f41a0e813613",
    "id": "d8b4b5cc6662af57f1c47f17d2edfd2c8ef30c239515d7fe170a766448b33929",
    "metadata": {},
    "name": "useCreateAttendeeMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateAttendeeMutation(\n  $input: createAttendeeInput!\n) {\n  createAttendee(input: $input) {\n    attendee {\n      id\n      givenName\n      familyName\n      version\n      trainingSeatReservation {\n        id\n        attendee {\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5eedbd92c71c1a651ce44c76bc15008e";

export default node;
