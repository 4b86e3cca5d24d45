/**
 * @generated SignedSource<<407e657eb56436e3d226131956d3aaf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmailLogActions_log$data = {
  readonly email: {
    readonly id: string;
    readonly isSecret: boolean;
    readonly subject: string;
  };
  readonly id: string;
  readonly status: EmailLogStatus;
  readonly " $fragmentType": "EmailLogActions_log";
};
export type EmailLogActions_log$key = {
  readonly " $data"?: EmailLogActions_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailLogActions_log">;
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
  "name": "EmailLogActions_log",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Email",
      "kind": "LinkedField",
      "name": "email",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "subject",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailLog",
  "abstractKey": null
};
})();

(node as any).hash = "c0b4b497b6fb36641cbec2c37009ae34";

export default node;
