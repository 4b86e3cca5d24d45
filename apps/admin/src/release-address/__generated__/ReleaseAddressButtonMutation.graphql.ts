/**
 * @generated SignedSource<<4374ed0492521f7f5d75935422cec2d8>>
 * @relayHash 4c51a5ff36525da63d594256bde21f8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 480e7d75181d5a1bf2bff968106171e6d66c39ff722bf835d0195edc6b4cff78

import type { ConcreteRequest } from 'relay-runtime';
export type releaseAddressInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
  version?: number | null | undefined;
};
export type ReleaseAddressButtonMutation$variables = {
  input: releaseAddressInput;
};
export type ReleaseAddressButtonMutation$data = {
  readonly releaseAddress: {
    readonly suppressedAddress: {
      readonly id: string;
      readonly releasedAt: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type ReleaseAddressButtonMutation = {
  response: ReleaseAddressButtonMutation$data;
  variables: ReleaseAddressButtonMutation$variables;
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
    "concreteType": "releaseAddressPayload",
    "kind": "LinkedField",
    "name": "releaseAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SuppressedAddress",
        "kind": "LinkedField",
        "name": "suppressedAddress",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "kind": "ScalarField",
            "name": "releasedAt",
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
    "name": "ReleaseAddressButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReleaseAddressButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4c51a5ff36525da63d594256bde21f8f",
    "id": "480e7d75181d5a1bf2bff968106171e6d66c39ff722bf835d0195edc6b4cff78",
    "metadata": {},
    "name": "ReleaseAddressButtonMutation",
    "operationKind": "mutation",
    "text": "mutation ReleaseAddressButtonMutation(\n  $input: releaseAddressInput!\n) {\n  releaseAddress(input: $input) {\n    suppressedAddress {\n      id\n      version\n      releasedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "49823b2a1437c52d41bb9a1ba32fad82";

export default node;
