/**
 * @generated SignedSource<<0f2266c3d671eb9139c7717895df99b4>>
 * @relayHash 765c5ab848a9ad96b57dcc4a7840216d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0580bdb48f036269308b8188bc3b2333ebcdfafa1116e06bbe97935fde23eb8

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
      readonly email: string;
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
            "name": "email",
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
    "cacheID": "765c5ab848a9ad96b57dcc4a7840216d",
    "id": "d0580bdb48f036269308b8188bc3b2333ebcdfafa1116e06bbe97935fde23eb8",
    "metadata": {},
    "name": "useCreateAttendeeMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateAttendeeMutation(\n  $input: createAttendeeInput!\n) {\n  createAttendee(input: $input) {\n    attendee {\n      id\n      givenName\n      familyName\n      email\n      version\n      trainingSeatReservation {\n        id\n        attendee {\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e2447c0c5573a1229288b0426d8cc145";

export default node;
