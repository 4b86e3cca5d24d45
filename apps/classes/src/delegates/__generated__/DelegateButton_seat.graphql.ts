/**
 * @generated SignedSource<<60856a8f967561d869879d6d22c991b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DelegateButton_seat$data = {
  readonly seatNumber: number;
  readonly trainingSeatReservation: {
    readonly attendee: {
      readonly familyName: string;
      readonly givenName: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddAttendeeDialog_seat" | "UnassignSeatDialog_seat">;
  readonly " $fragmentType": "DelegateButton_seat";
};
export type DelegateButton_seat$key = {
  readonly " $data"?: DelegateButton_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"DelegateButton_seat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DelegateButton_seat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatNumber",
      "storageKey": null
    },
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
          "concreteType": "Attendee",
          "kind": "LinkedField",
          "name": "attendee",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "givenName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "familyName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddAttendeeDialog_seat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnassignSeatDialog_seat"
    }
  ],
  "type": "TrainingSeat",
  "abstractKey": null
};

(node as any).hash = "a3c635ad1a7df0e3ef213807fadbd200";

export default node;
