/**
 * @generated SignedSource<<d5b96b0f0f46abf76b8b21622930ab45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OtherLogsCard_email$data = {
  readonly emailLogs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly status: EmailLogStatus;
        readonly to: ReadonlyArray<string>;
      };
    }>;
  };
  readonly " $fragmentType": "OtherLogsCard_email";
};
export type OtherLogsCard_email$key = {
  readonly " $data"?: OtherLogsCard_email$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherLogsCard_email">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherLogsCard_email",
  "selections": [
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
  "type": "Email",
  "abstractKey": null
};

(node as any).hash = "cb5442753719e1c726bc541f78644a0c";

export default node;
