/**
 * @generated SignedSource<<e276c7587bf5db4ccf9ddf66207b927c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailRecipientStatus = "deferred" | "refused" | "sent" | "suppressed" | "waiting" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmailRecipientsCard_log$data = {
  readonly recipients: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly address: string;
        readonly answer: string | null | undefined;
        readonly answeredAt: string | null | undefined;
        readonly status: EmailRecipientStatus;
        readonly suppressed: {
          readonly releasedAt: string | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"UndeliverableLines_addresses">;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "EmailRecipientsCard_log";
};
export type EmailRecipientsCard_log$key = {
  readonly " $data"?: EmailRecipientsCard_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailRecipientsCard_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailRecipientsCard_log",
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
      "concreteType": "EmailRecipientCursorConnection",
      "kind": "LinkedField",
      "name": "recipients",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EmailRecipientEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EmailRecipient",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answer",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answeredAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SuppressedAddress",
                  "kind": "LinkedField",
                  "name": "suppressed",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "releasedAt",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "UndeliverableLines_addresses"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "recipients(first:100)"
    }
  ],
  "type": "EmailLog",
  "abstractKey": null
};

(node as any).hash = "5766faaaf7da779a59e9286a2765d173";

export default node;
