/**
 * @generated SignedSource<<5ba87485ff5ffc34fa97057e9fddde4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type emailLogColumns_log$data = {
  readonly createdAt: string;
  readonly error: string | null | undefined;
  readonly status: EmailLogStatus;
  readonly subject: string;
  readonly to: ReadonlyArray<string>;
  readonly " $fragmentType": "emailLogColumns_log";
};
export type emailLogColumns_log$key = {
  readonly " $data"?: emailLogColumns_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"emailLogColumns_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "emailLogColumns_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "EmailLog",
  "abstractKey": null
};

(node as any).hash = "e11bf23e6395da18cb58a06ed8ac82e0";

export default node;
