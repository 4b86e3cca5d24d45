/**
 * @generated SignedSource<<4bd82ba1a379e20739f7bd2daae9e3cf>>
 * @relayHash 9641753b8152e0bf641c5c26fd8e53d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcbc672ce9c4b33951dcfba2886c32698516671821930a22c701ea221c3dc96e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateAttendeeInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  familyName?: string | null | undefined;
  givenName?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type CorrectDelegateDialogMutation$variables = {
  input: updateAttendeeInput;
};
export type CorrectDelegateDialogMutation$data = {
  readonly updateAttendee: {
    readonly attendee: {
      readonly " $fragmentSpreads": FragmentRefs<"CorrectDelegateDialog_attendee">;
    } | null | undefined;
  } | null | undefined;
};
export type CorrectDelegateDialogMutation = {
  response: CorrectDelegateDialogMutation$data;
  variables: CorrectDelegateDialogMutation$variables;
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
    "name": "CorrectDelegateDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateAttendeePayload",
        "kind": "LinkedField",
        "name": "updateAttendee",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CorrectDelegateDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateAttendeePayload",
        "kind": "LinkedField",
        "name": "updateAttendee",
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
                "concreteType": "CustomerContact",
                "kind": "LinkedField",
                "name": "customerContact",
                "plural": false,
                "selections": [
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
    "cacheID": "9641753b8152e0bf641c5c26fd8e53d4",
    "id": "dcbc672ce9c4b33951dcfba2886c32698516671821930a22c701ea221c3dc96e",
    "metadata": {},
    "name": "CorrectDelegateDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CorrectDelegateDialogMutation(\n  $input: updateAttendeeInput!\n) {\n  updateAttendee(input: $input) {\n    attendee {\n      ...CorrectDelegateDialog_attendee\n      id\n    }\n  }\n}\n\nfragment CorrectDelegateDialog_attendee on Attendee {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  givenName\n  familyName\n  email\n  customerContact {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "dff60d82e944b29f35283183a64912e8";

export default node;
