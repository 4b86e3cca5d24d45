/**
 * @generated SignedSource<<2187f3f6b01d72d976d82f439cac691a>>
 * @relayHash b657645e8fa8d16b77b60fbbe74161eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ee3f8cb5cf569381a60bcc42743c2f38b2da95aec27717a93aaa894c717d1f8

import type { ConcreteRequest } from 'relay-runtime';
export type createTellingInput = {
  attendee?: string | null | undefined;
  booking: string;
  clientMutationId?: string | null | undefined;
  customerContact?: string | null | undefined;
};
export type ToldTickCreateMutation$variables = {
  input: createTellingInput;
};
export type ToldTickCreateMutation$data = {
  readonly createTelling: {
    readonly telling: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ToldTickCreateMutation = {
  response: ToldTickCreateMutation$data;
  variables: ToldTickCreateMutation$variables;
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
    "concreteType": "createTellingPayload",
    "kind": "LinkedField",
    "name": "createTelling",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Telling",
        "kind": "LinkedField",
        "name": "telling",
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
    "name": "ToldTickCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ToldTickCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b657645e8fa8d16b77b60fbbe74161eb",
    "id": "4ee3f8cb5cf569381a60bcc42743c2f38b2da95aec27717a93aaa894c717d1f8",
    "metadata": {},
    "name": "ToldTickCreateMutation",
    "operationKind": "mutation",
    "text": "mutation ToldTickCreateMutation(\n  $input: createTellingInput!\n) {\n  createTelling(input: $input) {\n    telling {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1f422fe2a7eff2d39e6a1dddafbda33";

export default node;
