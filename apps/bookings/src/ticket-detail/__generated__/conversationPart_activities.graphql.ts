/**
 * @generated SignedSource<<3fb1048eddd2b22693df0b0625f9d3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type conversationPart_activities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly attributeChanges: any | null | undefined;
      readonly body: string | null | undefined;
      readonly id: string;
      readonly updatedAt: string;
      readonly updatedBy: {
        readonly avatarUrl: string | null | undefined;
        readonly id: string;
        readonly person: {
          readonly fullName: string;
        };
      } | null | undefined;
    };
  }>;
  readonly pageInfo: {
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null | undefined;
  };
  readonly " $fragmentType": "conversationPart_activities";
};
export type conversationPart_activities$key = {
  readonly " $data"?: conversationPart_activities$data;
  readonly " $fragmentSpreads": FragmentRefs<"conversationPart_activities">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conversationPart_activities"
};

(node as any).hash = "959a0b362b795adc3b7653811afb6d5c";

export default node;
