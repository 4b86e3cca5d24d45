/**
 * @generated SignedSource<<4ff75862b17cb1d8def9b94f9480c62f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type bookingToMove_booking$data = {
  readonly attended: boolean;
  readonly biller: {
    readonly id: string;
  } | null | undefined;
  readonly billingAddress: {
    readonly address1: string | null | undefined;
  } | null | undefined;
  readonly booker: {
    readonly id: string;
  } | null | undefined;
  readonly heldFrom: BookingStatus | null | undefined;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly class: {
          readonly endsAt: string | null | undefined;
          readonly status: TrainingClassStatus;
        };
        readonly status: BookingStatus;
      };
    }>;
  };
  readonly noted: boolean;
  readonly status: BookingStatus;
  readonly " $fragmentType": "bookingToMove_booking";
};
export type bookingToMove_booking$key = {
  readonly " $data"?: bookingToMove_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"bookingToMove_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bookingToMove_booking"
};

(node as any).hash = "87e47d848e4189056748d6c1477a661f";

export default node;
