/**
 * @generated SignedSource<<29145f22389c4731817ebeba1f7c6c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailAttemptsCard_log$data = {
  readonly attempts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly answer: string | null | undefined;
        readonly number: number;
        readonly startedAt: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "EmailAttemptsCard_log";
};
export type EmailAttemptsCard_log$key = {
  readonly " $data"?: EmailAttemptsCard_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailAttemptsCard_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailAttemptsCard_log",
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
      "concreteType": "EmailAttemptCursorConnection",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EmailAttemptEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EmailAttempt",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answer",
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
      "storageKey": "attempts(first:100)"
    }
  ],
  "type": "EmailLog",
  "abstractKey": null
};

(node as any).hash = "4b4299f3040f8a3d189aae7cc074034f";

export default node;
