/**
 * @generated SignedSource<<45e6ab2ad6c85e5398bf98dd07edd57c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackOverviewCard_feedback$data = {
  readonly attendee: {
    readonly customerContact: {
      readonly id: string;
    } | null | undefined;
    readonly trainingSeatReservation: {
      readonly bookingItem: {
        readonly booking: {
          readonly id: string;
          readonly reference: string;
        };
      };
    };
  } | null | undefined;
  readonly createdAt: string;
  readonly customerContact: {
    readonly id: string;
  } | null | undefined;
  readonly isSent: boolean;
  readonly kind: FeedbackKind;
  readonly personName: string;
  readonly trainer: {
    readonly id: string;
  } | null | undefined;
  readonly trainingClass: {
    readonly id: string;
    readonly reference: string;
    readonly title: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackSentiment_feedback">;
  readonly " $fragmentType": "FeedbackOverviewCard_feedback";
};
export type FeedbackOverviewCard_feedback$key = {
  readonly " $data"?: FeedbackOverviewCard_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackOverviewCard_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "customerContact",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackOverviewCard_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "isSent",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Attendee",
      "kind": "LinkedField",
      "name": "attendee",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingSeatReservation",
          "kind": "LinkedField",
          "name": "trainingSeatReservation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingItem",
              "kind": "LinkedField",
              "name": "bookingItem",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Booking",
                  "kind": "LinkedField",
                  "name": "booking",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v3/*:: as any*/)
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
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "trainingClass",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackSentiment_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "ea68dcf4f9b99701097541713ebd6f26";

export default node;
