/**
 * @generated SignedSource<<b6de8194418da18eb87438f52c6a48b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebtAge = "days_1" | "days_30" | "days_60" | "days_90" | "not_due" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AgesBand_ages$data = {
  readonly ages: ReadonlyArray<{
    readonly age: DebtAge;
    readonly amount: {
      readonly amount: number;
    };
  }>;
  readonly " $fragmentType": "AgesBand_ages";
};
export type AgesBand_ages$key = {
  readonly " $data"?: AgesBand_ages$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgesBand_ages">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgesBand_ages",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DebtorAge",
      "kind": "LinkedField",
      "name": "ages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DebtorSums",
  "abstractKey": null
};

(node as any).hash = "49a1a3dcc1bacd84779b61bdd3348d4b";

export default node;
