/**
 * @generated SignedSource<<f74dedecdaa439789c09dfdf4179abae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailBodyCard_email$data = {
  readonly files: ReadonlyArray<{
    readonly file: string;
    readonly name: string;
  }>;
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
      "concreteType": "EmailFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "file",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Email",
  "abstractKey": null
};

(node as any).hash = "d8a12efd76d156dde8585294f9f33d0f";

export default node;
