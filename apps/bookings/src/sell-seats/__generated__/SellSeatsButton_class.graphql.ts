/**
 * @generated SignedSource<<c6706bb0e076d4d912380644fc717222>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellSeatsButton_class$data = {
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly public: boolean;
  readonly reference: string;
  readonly seatsFreeCount: number;
  readonly startsAt: string | null | undefined;
  readonly status: TrainingClassStatus;
  readonly title: string;
  readonly " $fragmentType": "SellSeatsButton_class";
};
export type SellSeatsButton_class$key = {
  readonly " $data"?: SellSeatsButton_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellSeatsButton_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellSeatsButton_class",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "public",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsFreeCount",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "dc5da7e8a592c1503a5d56097177323a";

export default node;
