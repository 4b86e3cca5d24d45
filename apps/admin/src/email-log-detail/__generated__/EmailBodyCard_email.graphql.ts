/**
 * @generated SignedSource<<cc2b900934dc6620d47d888f46a096bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailBodyCard_email$data = {
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
    }
  ],
  "type": "Email",
  "abstractKey": null
};

(node as any).hash = "075e9457e9df9ffdd180ed3311452e4c";

export default node;
