/**
 * @generated SignedSource<<ea80d8901d179410ffd0c9c82ab3e07f>>
 * @relayHash 4f98872ab3a597ce05ee459bcc91a94f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e671e85de18381aaa690c179c23385a55039f4b2836cd8009a7d6d0f894ba516

import type { ConcreteRequest } from 'relay-runtime';
export type tryEmailsAgainInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type useTryAgainMutation$variables = {
  input: tryEmailsAgainInput;
};
export type useTryAgainMutation$data = {
  readonly tryEmailsAgain: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useTryAgainMutation = {
  response: useTryAgainMutation$data;
  variables: useTryAgainMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "tryEmailsAgainPayload",
    "kind": "LinkedField",
    "name": "tryEmailsAgain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useTryAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTryAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4f98872ab3a597ce05ee459bcc91a94f",
    "id": "e671e85de18381aaa690c179c23385a55039f4b2836cd8009a7d6d0f894ba516",
    "metadata": {},
    "name": "useTryAgainMutation",
    "operationKind": "mutation",
    "text": "mutation useTryAgainMutation(\n  $input: tryEmailsAgainInput!\n) {\n  tryEmailsAgain(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4f1d612b2446f5a954949031e3e215c9";

export default node;
