/**
 * @generated SignedSource<<0554c236b933d05a07a23b1d0bad57cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceAction = "created" | "downloaded" | "emailed" | "payment_received" | "status_changed" | "updated" | "viewed" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceActivityCard_invoice$data = {
  readonly activityLogs: {
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
    readonly totalCount: number;
  };
  readonly " $fragmentType": "InvoiceActivityCard_invoice";
};
export type InvoiceActivityCard_invoice$key = {
  readonly " $data"?: InvoiceActivityCard_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActivityCard_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceActivityCard_invoice",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "InvoiceActivityLogCursorConnection",
      "kind": "LinkedField",
      "name": "activityLogs",
      "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "activityLogs(first:10)"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "dcb5b110f2192fe4914ffce289e7f3b0";

export default node;
