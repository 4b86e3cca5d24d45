/**
 * @generated SignedSource<<5e9bc312d2747464d0f3c40aacc3f8b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HistoryAction = "changed" | "created" | "deleted" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityTable_history$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly action: HistoryAction;
      readonly at: string;
      readonly changes: ReadonlyArray<{
        readonly field: string;
        readonly from: string | null | undefined;
        readonly to: string | null | undefined;
      }>;
      readonly id: string;
      readonly reason: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "ActivityTable_history";
};
export type ActivityTable_history$key = {
  readonly " $data"?: ActivityTable_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityTable_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityTable_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HistoryEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HistoryEntry",
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
              "name": "at",
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
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "HistoryChange",
              "kind": "LinkedField",
              "name": "changes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "field",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
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
  "type": "HistoryEntryCursorConnection",
  "abstractKey": null
};

(node as any).hash = "80eb1ba2afe06586134e2d880d9d6ec2";

export default node;
