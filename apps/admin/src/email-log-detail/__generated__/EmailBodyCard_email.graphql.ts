/**
 * @generated SignedSource<<ebd0246372785f44f3a8743903258fe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailBodyCard_email$data = {
  readonly files: ReadonlyArray<string>;
  readonly id: string;
  readonly isSecret: boolean;
  readonly " $fragmentType": "EmailBodyCard_email";
};
export type EmailBodyCard_email$key = {
  readonly " $data"?: EmailBodyCard_email$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailBodyCard_email">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailBodyCard_email",
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
      "name": "isSecret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    }
  ],
  "type": "Email",
  "abstractKey": null
};

(node as any).hash = "8e26de5db6c45acac355e2cd1642d58f";

export default node;
