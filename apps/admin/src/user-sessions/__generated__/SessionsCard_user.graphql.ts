/**
 * @generated SignedSource<<c85174f6da8113b6c56b60ed45581471>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "link" | "password" | "provider" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionsCard_user$data = {
  readonly id: string;
  readonly person: {
    readonly fullName: string;
  };
  readonly sessions: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly agent: string | null | undefined;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly method: SignInMethod;
    readonly seenAt: string;
    readonly startedAt: string;
  }> | null | undefined;
  readonly " $fragmentType": "SessionsCard_user";
};
export type SessionsCard_user$key = {
  readonly " $data"?: SessionsCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsCard_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsCard_user",
  "selections": [
    (v0/*:: as any*/),
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
        }
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
        (v0/*:: as any*/),
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
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "0c4ab98d7138fc2354184d523a705181";

export default node;
