/**
 * @generated SignedSource<<3692487f7ea28879ab2f35952fc5d7d1>>
 * @relayHash c84ad220f53146a9c0a8dc43484066c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bc1a214966909be0150d5a1def46225b342233803b9c59777317d4a8b9f5cf5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type resendEmailInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  to: ReadonlyArray<string>;
};
export type ResendEmailDialogMutation$variables = {
  input: resendEmailInput;
};
export type ResendEmailDialogMutation$data = {
  readonly resendEmail: {
    readonly email: {
      readonly id: string;
      readonly to: ReadonlyArray<string>;
      readonly " $fragmentSpreads": FragmentRefs<"OtherLogsCard_email">;
    } | null | undefined;
  } | null | undefined;
};
export type ResendEmailDialogMutation = {
  response: ResendEmailDialogMutation$data;
  variables: ResendEmailDialogMutation$variables;
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
  "name": "to",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResendEmailDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "resendEmailPayload",
        "kind": "LinkedField",
        "name": "resendEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Email",
            "kind": "LinkedField",
            "name": "email",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OtherLogsCard_email"
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
    "name": "ResendEmailDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "resendEmailPayload",
        "kind": "LinkedField",
        "name": "resendEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Email",
            "kind": "LinkedField",
            "name": "email",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "EmailLogCursorConnection",
                "kind": "LinkedField",
                "name": "emailLogs",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EmailLogEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EmailLog",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "emailLogs(first:100)"
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
    "cacheID": "c84ad220f53146a9c0a8dc43484066c5",
    "id": "3bc1a214966909be0150d5a1def46225b342233803b9c59777317d4a8b9f5cf5",
    "metadata": {},
    "name": "ResendEmailDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ResendEmailDialogMutation(\n  $input: resendEmailInput!\n) {\n  resendEmail(input: $input) {\n    email {\n      id\n      to\n      ...OtherLogsCard_email\n    }\n  }\n}\n\nfragment OtherLogsCard_email on Email {\n  emailLogs(first: 100) {\n    edges {\n      node {\n        id\n        to\n        createdAt\n        status\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7b8ed0edbadadc0a0ddab6fad87ca3b1";

export default node;
