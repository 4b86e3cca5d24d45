/**
 * @generated SignedSource<<ee53c310359bdfad307d5282e8937ea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceAction = "created" | "credited" | "downloaded" | "emailed" | "payment_received" | "payment_reversed" | "refunded" | "status_changed" | "updated" | "viewed" | "written_off" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityTable_logs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly action: InvoiceAction;
      readonly createdAt: string;
      readonly id: string;
      readonly metadata: any;
      readonly user: {
        readonly person: {
          readonly fullName: string;
        };
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "ActivityTable_logs";
};
export type ActivityTable_logs$key = {
  readonly " $data"?: ActivityTable_logs$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityTable_logs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityTable_logs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceActivityLogEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceActivityLog",
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
              "name": "action",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metadata",
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
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
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
  "type": "InvoiceActivityLogCursorConnection",
  "abstractKey": null
};

(node as any).hash = "bcb8b10ac5491dbaeef85e00c99cc0ef";

export default node;
