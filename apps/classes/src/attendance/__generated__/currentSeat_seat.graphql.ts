/**
 * @generated SignedSource<<b3834cfd68fb1f9e0c0ce29c6611b991>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type currentSeat_seat$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"DelegateName_attendee">;
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
  readonly " $fragmentType": "currentSeat_seat";
};
export type currentSeat_seat$key = {
  readonly " $data"?: currentSeat_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"currentSeat_seat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "currentSeat_seat"
};

(node as any).hash = "8c885b5ed2b2363d1b796f200c92580a";

export default node;
