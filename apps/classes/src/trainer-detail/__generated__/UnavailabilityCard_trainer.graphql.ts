/**
 * @generated SignedSource<<3ad4314deddaf7661ce97d30c72c990e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnavailabilityCard_trainer$data = {
  readonly contact: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly unavailabilities: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly clashes: ReadonlyArray<{
          readonly id: string;
          readonly reference: string;
        }>;
        readonly fromDay: string;
        readonly id: string;
        readonly note: string | null | undefined;
        readonly toDay: string;
        readonly " $fragmentSpreads": FragmentRefs<"DeleteUnavailabilityButton_period" | "UnavailabilityDialog_period">;
      };
    }>;
  };
  readonly " $fragmentType": "UnavailabilityCard_trainer";
};
export type UnavailabilityCard_trainer$key = {
  readonly " $data"?: UnavailabilityCard_trainer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnavailabilityCard_trainer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnavailabilityCard_trainer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TrainerUnavailabilityCursorConnection",
      "kind": "LinkedField",
      "name": "unavailabilities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainerUnavailabilityEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TrainerUnavailability",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fromDay",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "toDay",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "note",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TrainingClass",
                  "kind": "LinkedField",
                  "name": "clashes",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reference",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UnavailabilityDialog_period"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeleteUnavailabilityButton_period"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "unavailabilities(first:100)"
    }
  ],
  "type": "Trainer",
  "abstractKey": null
};
})();

(node as any).hash = "c194c123ed3c7b12b1c58fa44888c26b";

export default node;
