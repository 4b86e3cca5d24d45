/**
 * @generated SignedSource<<51eb4db7dac0b801d5d0ab218ad32d80>>
 * @relayHash 705d1e059e8b1a53d193282cfab2e65b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aa65fe74d6ac01458583a5d3f574686e3b21aa529cece1920fbd7bd26cf8376

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type endSessionsInput = {
  clientMutationId?: string | null | undefined;
  user: string;
  version?: number | null | undefined;
};
export type SessionsCardEndMutation$variables = {
  input: endSessionsInput;
};
export type SessionsCardEndMutation$data = {
  readonly endSessions: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"SessionsCard_user">;
    } | null | undefined;
  } | null | undefined;
};
export type SessionsCardEndMutation = {
  response: SessionsCardEndMutation$data;
  variables: SessionsCardEndMutation$variables;
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
    "name": "SessionsCardEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "endSessionsPayload",
        "kind": "LinkedField",
        "name": "endSessions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SessionsCard_user"
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
    "name": "SessionsCardEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "endSessionsPayload",
        "kind": "LinkedField",
        "name": "endSessions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "UserSession",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seenAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "method",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
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
    "cacheID": "705d1e059e8b1a53d193282cfab2e65b",
    "id": "9aa65fe74d6ac01458583a5d3f574686e3b21aa529cece1920fbd7bd26cf8376",
    "metadata": {},
    "name": "SessionsCardEndMutation",
    "operationKind": "mutation",
    "text": "mutation SessionsCardEndMutation(\n  $input: endSessionsInput!\n) {\n  endSessions(input: $input) {\n    user {\n      ...SessionsCard_user\n      id\n    }\n  }\n}\n\nfragment SessionsCard_user on User {\n  id\n  person {\n    fullName\n    id\n  }\n  sessions {\n    id\n    startedAt\n    seenAt\n    method\n    address\n    agent\n    isCurrent\n  }\n}\n"
  }
};
})();

(node as any).hash = "5aa17506194ae7e3803150359c0b1f5c";

export default node;
