/**
 * @generated SignedSource<<9e71f1bd0d96bbff13bbf629e0b6197b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type seatNow_seat$data = {
  readonly attendance: Attendance;
  readonly attendanceComments: string | null | undefined;
  readonly id: string;
  readonly trainingSeatReservation: {
    readonly attendee: {
      readonly familyName: string;
      readonly givenName: string;
      readonly id: string;
      readonly preCourseQuestionaireAnswer: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly bookingItem: {
      readonly booking: {
        readonly customer: {
          readonly name: string;
        };
        readonly id: string;
        readonly reference: string;
      };
    };
  } | null | undefined;
  readonly updatedBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"DelegateButton_seat">;
  readonly " $fragmentType": "seatNow_seat";
};
export type seatNow_seat$key = {
  readonly " $data"?: seatNow_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"seatNow_seat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "seatNow_seat"
};

(node as any).hash = "a99d175af213033c867d82196683f452";

export default node;
