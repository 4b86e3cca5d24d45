/**
 * @generated SignedSource<<00b5fc66a410da3062def8a80c37ce6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ScheduleDetailPage_schedule$data = {
  readonly trainingClass: {
    readonly brand: {
      readonly name: string;
    };
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly reference: string;
    readonly startsAt: string | null | undefined;
    readonly status: TrainingClassStatus;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"CustomerLabel_class" | "DeliveryFact_class" | "SeatsCard_class" | "SessionTable_class" | "TrainerCard_class">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record" | "ScheduleFactsCard_schedule">;
  readonly " $fragmentType": "ScheduleDetailPage_schedule";
};
export type ScheduleDetailPage_schedule$key = {
  readonly " $data"?: ScheduleDetailPage_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleDetailPage_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleDetailPage_schedule",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleFactsCard_schedule"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
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
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CustomerLabel_class"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeliveryFact_class"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SeatsCard_class"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionTable_class"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TrainerCard_class"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "PublicSchedule",
  "abstractKey": null
};

(node as any).hash = "7d4842da31d18a1577f0ed8c553bbbe5";

export default node;
